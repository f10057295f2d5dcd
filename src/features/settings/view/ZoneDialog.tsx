import clsx from 'clsx';
import { Check } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useMemo, useState } from 'react';
import { SearchField } from '@/src/ui/field/SearchField';
import { Dialog } from '@/src/ui/overlay/Dialog';
import { NoMatchView } from '@/src/ui/views/NoMatchView';
import { findZones, offsetText, zoneOptions } from '../model/timeZones';
import { useZoneText } from '../useZoneText';
import styles from './ZoneDialog.module.css';

interface ZoneDialogProps {
  value: string | null;
  onChoose: (zone: string | null) => void;
  onClose: () => void;
}

/** Every place with its clock, found by typing. */
export function ZoneDialog({ value, onChoose, onClose }: ZoneDialogProps) {
  const { t } = useTranslation('common');
  const zoneText = useZoneText();
  const [search, setSearch] = useState('');
  const options = useMemo(() => zoneOptions(Date.now()), []);
  const found = findZones(options, search);
  const name = useId();
  const choose = (zone: string | null) => {
    onChoose(zone);
    onClose();
  };
  return (
    <Dialog open title={t('profile.settings.timeZone')} onClose={onClose}>
      <SearchField
        autoFocus
        height={48}
        name={t('profile.settings.zone.search')}
        value={search}
        onValueChange={setSearch}
        className={styles.search}
      />
      <div role="listbox" aria-label={t('profile.settings.timeZone')} id={name} className={styles.list} data-testid="zones">
        {search === '' ? <Zone isChosen={value === null} text={zoneText(null)} onChoose={() => choose(null)} /> : null}
        {found.map(({ zone, city, region, offsetMinutes }) => (
          <Zone
            key={zone}
            isChosen={zone === value}
            text={city}
            region={region === city ? undefined : region}
            offset={offsetText(offsetMinutes)}
            onChoose={() => choose(zone)}
          />
        ))}
      </div>
      {found.length === 0 ? <NoMatchView search={search} onClear={() => setSearch('')} /> : null}
    </Dialog>
  );
}

interface ZoneProps {
  isChosen: boolean;
  text: string;
  region?: string;
  offset?: string;
  onChoose: () => void;
}

function Zone({ isChosen, text, region, offset, onChoose }: ZoneProps) {
  return (
    <button
      type="button"
      role="option"
      aria-selected={isChosen}
      className={clsx(styles.zone, isChosen && styles.chosen)}
      onClick={onChoose}
    >
      <span className={styles.place}>
        <bdi>{text}</bdi>
        {region ? <bdi className={styles.region}>{region}</bdi> : null}
      </span>
      {offset ? (
        <bdi className="num" dir="ltr">
          {offset}
        </bdi>
      ) : null}
      {isChosen ? <Check size={16} className={styles.check} aria-hidden="true" /> : null}
    </button>
  );
}

import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useId, useRef, useState } from 'react';
import type { IndicatorGroup } from '@/domain/chart/indicators/catalogue';
import { IconButton } from '@/src/ui/button/IconButton';
import { SearchField } from '@/src/ui/field/SearchField';
import { ModalFrame } from '@/src/ui/overlay/ModalFrame';
import { openIndicator } from '../openIndicator';
import { Categories } from './Categories';
import styles from './IndicatorDialog.module.css';
import { IndicatorList } from './IndicatorList';
import { OnThisChart } from './OnThisChart';

interface IndicatorDialogProps {
  open: boolean;
  onClose: () => void;
}

/** All indicators there are, and those on the chart; below 768 px a sheet over the whole screen. */
export function IndicatorDialog({ open, onClose }: IndicatorDialogProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [search, setSearch] = useState('');
  const [group, setGroup] = useState<IndicatorGroup>();
  const openSettings = (choice: string) => {
    onClose();
    openIndicator.set(choice);
  };
  return (
    <ModalFrame open={open} onClose={onClose} labelledBy={id} containerClassName={styles.container} className={styles.dialog}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {t('trade.indicator.title')}
        </h2>
        <DialogSearch search={search} onChange={setSearch} />
        <IconButton label={t('ui.close')} icon={<X size={20} aria-hidden="true" />} onClick={onClose} />
      </header>
      <div className={styles.columns}>
        <Categories group={group} onChange={setGroup} />
        <IndicatorList group={search ? undefined : group} search={search} onClear={() => setSearch('')} />
        <OnThisChart onSettings={openSettings} />
      </div>
    </ModalFrame>
  );
}

/** Ready to type into, except where that would bring up a keyboard over the list. */
function DialogSearch({ search, onChange }: { search: string; onChange: (search: string) => void }) {
  const { t } = useTranslation('common');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  return (
    <SearchField
      ref={field}
      height={40}
      className={styles.search}
      name={t('trade.indicator.search')}
      value={search}
      onValueChange={onChange}
    />
  );
}

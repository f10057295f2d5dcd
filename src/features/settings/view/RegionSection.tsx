import { ChevronDown } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type ReactNode, useState } from 'react';
import { currenciesOf } from '@/domain/account/usdRateIn';
import { useSite } from '@/src/brand/SiteContext';
import { formatCurrencyName } from '@/src/format';
import { useLocale } from '@/src/i18n/useLocale';
import { Button } from '@/src/ui/button/Button';
import { Select } from '@/src/ui/menu/Select';
import { Section } from '@/src/ui/section/Section';
import type { Editable } from '../model/draft';
import type { LanguageChoice } from '../model/languageChoice';
import { useZoneText } from '../useZoneText';
import styles from './Settings.module.css';

const ZoneDialog = dynamic(() => import('./ZoneDialog').then((module) => module.ZoneDialog), { ssr: false });

interface RegionSectionProps extends Pick<LanguageChoice, 'languages'> {
  values: Editable;
  onChange: <Name extends 'language' | 'currency' | 'timeZone'>(name: Name, value: Editable[Name]) => void;
}

/** Language, currency and clock. */
export function RegionSection({ values, languages, onChange }: RegionSectionProps) {
  const { t } = useTranslation('common');
  const locale = useLocale();
  const { rates } = useSite();
  const zoneText = useZoneText();
  const [isChoosing, setChoosing] = useState(false);
  // What was chosen stays in the list also while its rate is missing.
  const currencies = [...new Set([...currenciesOf(rates), values.currency])];
  const zone = zoneText(values.timeZone);
  return (
    <Section title={t('profile.settings.region')}>
      <div className={styles.region}>
        <Labelled label={t('profile.settings.language')}>
          <Select
            block
            size="large"
            label={t('profile.settings.language')}
            options={languages.map(({ type, name }) => ({ value: type, label: name }))}
            value={values.language}
            onChange={(language) => onChange('language', language)}
          />
        </Labelled>
        <Labelled label={t('profile.settings.currency')}>
          <Select
            block
            size="large"
            label={t('profile.settings.currency')}
            options={currencies.map((code) => ({ value: code, label: formatCurrencyName(code, locale), hint: code }))}
            value={values.currency}
            onChange={(currency) => onChange('currency', currency)}
          />
        </Labelled>
        <Labelled label={t('profile.settings.timeZone')}>
          <Button
            block
            size="large"
            variant="card"
            aria-haspopup="dialog"
            aria-label={`${t('profile.settings.timeZone')}: ${zone}`}
            onClick={() => setChoosing(true)}
            endIcon={<ChevronDown size={14} aria-hidden="true" />}
            data-testid="time-zone"
          >
            <span className={styles.zone}>{zone}</span>
          </Button>
        </Labelled>
      </div>
      <p className={styles.note}>{t('profile.settings.timeZoneNote')}</p>
      {isChoosing ? (
        <ZoneDialog value={values.timeZone} onChoose={(timeZone) => onChange('timeZone', timeZone)} onClose={() => setChoosing(false)} />
      ) : null}
    </Section>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { SelectField } from '@/src/ui/field/SelectField';
import { useOptions } from '../useOptions';
import styles from './FilterDialog.module.css';

const ALL = 'ALL-COINS';

/** One coin, or all. */
export function CoinField({ value, onChange }: { value: string | undefined; onChange: (coin: string | undefined) => void }) {
  const { t } = useTranslation('common');
  const { coins } = useOptions();
  return (
    <SelectField
      className={styles.field}
      label={t('history.asset')}
      placeholder={t('history.allCoins')}
      options={[{ value: ALL, label: t('history.allCoins') }, ...coins]}
      value={value ?? ALL}
      onValueChange={(coin) => onChange(coin === ALL ? undefined : coin)}
    />
  );
}

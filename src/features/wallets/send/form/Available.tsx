import { useTranslation } from 'next-i18next/pages';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useAppSelector } from '@/src/state/hooks';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import styles from '../Fields.module.css';

/** What there is of the coin to send. */
export function Available({ coin, free }: { coin: string; free: string | undefined }) {
  const { t } = useTranslation('common');
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const least = useCoinDecimals()(coin);
  return (
    <span className={styles.available}>
      {t('wallets.available')} <BalanceText value={free} hidden={hidden} least={least} unit={coin} />
    </span>
  );
}

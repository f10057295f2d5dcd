import { useTranslation } from 'next-i18next/pages';
import type { WalletDetail } from '@/contract/wallet';
import { multiply } from '@/domain/money/decimal';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useAppSelector } from '@/src/state/hooks';
import { ShareBar } from '@/src/ui/chart/ShareBar';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { UsdValue } from '../parts/UsdValue';
import { placesOf } from './placesOf';
import styles from './WhereItIs.module.css';

interface WhereItIsProps {
  coin: string;
  detail: WalletDetail | undefined;
  /** What one of it is worth. */
  usd: string | undefined;
  hasFailed: boolean;
  retry: () => void;
  isRetrying: boolean;
}

/** How a coin is divided between wallets, orders and plans. */
export function WhereItIs({ coin, detail, usd, hasFailed, retry, isRetrying }: WhereItIsProps) {
  const { t } = useTranslation('common');
  const hidden = !useAppSelector((state) => state.profile.showBalances);
  const decimals = useCoinDecimals()(coin);
  const places = detail && placesOf(detail, coin);
  return (
    <section className={styles.card} aria-label={t('wallets.whereItIs')}>
      <h2 className={styles.title}>{t('wallets.whereItIs')}</h2>
      {places ? (
        <>
          <ShareBar thick shares={places.filter(({ percent }) => percent > 0)} className={styles.bar} />
          <ul>
            {places.map(({ key, amount, color }) => (
              <li key={key} className={styles.place}>
                <span className={styles.mark} style={{ background: color }} />
                <span className={styles.name}>{t(`wallets.places.${key}`)}</span>
                <span className={styles.amounts}>
                  <BalanceText value={amount} hidden={hidden} decimals={decimals} className={styles.amount} />
                  {hidden || usd === undefined ? null : (
                    <span className={styles.usd}>
                      <UsdValue usd={multiply(amount, usd)} />
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : hasFailed ? (
        <ErrorView compact title={t('wallets.failed')} onRetry={retry} retrying={isRetrying} />
      ) : (
        <Skeleton height={240} />
      )}
    </section>
  );
}

import { useTranslation } from 'next-i18next/pages';
import { type OwnPlan, usePlanRewards } from '@/src/api/queries/earn';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useFormat } from '@/src/format';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Earn.module.css';

/** What the plan has paid, day by day. */
export function PlanRewards({ plan: { applyId, coinSymbol } }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const { data, error, mutate, isValidating } = usePlanRewards(true, applyId);
  return (
    <section aria-label={t('earn.rewards')}>
      <h2 className={styles.cardTitle}>{t('earn.rewards')}</h2>
      {data?.records.length === 0 ? <EmptyView title={t('earn.noRewards')} compact /> : null}
      {!data && error ? <ErrorView compact onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {!data && !error ? <Skeleton height={160} /> : null}
      <ul className={styles.rows}>
        {data?.records.map(({ rewardId, at, amount, paidInAll }) => (
          <li key={rewardId} className={styles.row}>
            <span className={styles.rowName}>{format.moment(at)}</span>
            <span className={styles.rowFact}>
              <small>{t('earn.reward')}</small>
              <BalanceText value={amount} hidden={!isShown} decimals={8} unit={coinSymbol} className={styles.gain} />
            </span>
            <span className={styles.rowFact}>
              <small>{t('earn.paidInAll')}</small>
              <BalanceText value={paidInAll} hidden={!isShown} decimals={8} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

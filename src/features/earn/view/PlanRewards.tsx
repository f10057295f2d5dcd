import { useTranslation } from 'next-i18next/pages';
import { type OwnPlan, usePlanRewards } from '@/src/api/queries/earn';
import { useShowBalances } from '@/src/balances/useShowBalances';
import { useFormat } from '@/src/format';
import { BalanceText } from '@/src/ui/numbers/BalanceText';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Earn.module.css';
import rowsStyles from './Rows.module.css';
import { RowsHead } from './RowsHead';

/** What the plan has paid, day by day. */
export function PlanRewards({ plan: { applyId, coinSymbol, status } }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const { isShown } = useShowBalances();
  const format = useFormat();
  const { rows, error, isLoading, hasMore, isLoadingMore, showMore, retry } = usePlanRewards(true, applyId);
  return (
    <section className={styles.list} aria-label={t('earn.rewards')}>
      <h2 className={styles.cardTitle}>{t('earn.rewards')}</h2>
      {rows.length === 0 && !isLoading && !error ? (
        <EmptyView title={t(status === 'ACTIVE' ? 'earn.noRewards' : 'earn.noRewardsOver')} compact />
      ) : null}
      {error ? <ErrorView compact onRetry={() => void retry()} retrying={isLoading} /> : null}
      {rows.length === 0 && isLoading ? <Skeleton height={160} /> : null}
      {rows.length === 0 ? null : (
        <ul className={rowsStyles.rows} data-columns="3">
          <RowsHead>
            <span>{t('earn.paidAt')}</span>
            <span className={rowsStyles.rowFact}>{t('earn.reward')}</span>
            <span className={rowsStyles.rowFact}>{t('earn.paidInAll')}</span>
          </RowsHead>
          {rows.map(({ rewardId, at, from, amount, paidInAll }) => (
            <li key={rewardId} className={rowsStyles.row}>
              <span className={rowsStyles.rowName}>
                {format.moment(at)}
                {/* Days that were caught up were paid together. */}
                <small>{t('earn.countedFrom', { at: format.moment(from) })}</small>
              </span>
              <span className={rowsStyles.rowFact}>
                <small>{t('earn.reward')}</small>{' '}
                <BalanceText value={amount} hidden={!isShown} decimals={8} unit={coinSymbol} className={styles.gain} />
              </span>
              <span className={rowsStyles.rowFact}>
                <small>{t('earn.paidInAll')}</small> <BalanceText value={paidInAll} hidden={!isShown} decimals={8} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShowMore hasMore={hasMore} loading={isLoadingMore} onShowMore={showMore} />
    </section>
  );
}

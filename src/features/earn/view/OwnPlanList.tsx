import { useTranslation } from 'next-i18next/pages';
import { useOwnPlans } from '@/src/api/queries/earn';
import { ShowMore } from '@/src/ui/table/ShowMore';
import { EmptyView } from '@/src/ui/views/EmptyView';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from './Earn.module.css';
import { OwnPlanRows } from './OwnPlanRows';

interface OwnPlanListProps {
  isSignedIn: boolean;
  coin?: string;
  /** Those that are over; nothing is shown while there are none. */
  ended?: boolean;
  /** Above it; without one, and with nothing to list, it says that there is nothing. */
  title?: string;
}

/** Own plans, latest first, page by page. */
export function OwnPlanList({ isSignedIn, coin, ended = false, title }: OwnPlanListProps) {
  const { t } = useTranslation('common');
  const { rows, error, isLoading, hasMore, isLoadingMore, showMore, retry } = useOwnPlans(isSignedIn, { coinSymbol: coin, ended });
  if (title !== undefined && rows.length === 0 && !error) return null;
  return (
    <section className={styles.list} aria-label={title ?? t('earn.myPlans')}>
      {title === undefined ? null : <h2 className={styles.cardTitle}>{title}</h2>}
      {rows.length > 0 ? <OwnPlanRows plans={rows} /> : null}
      {error ? <ErrorView compact onRetry={() => void retry()} retrying={isLoading} /> : null}
      {rows.length === 0 && isLoading ? <Skeleton height={200} /> : null}
      {rows.length === 0 && !isLoading && !error ? <EmptyView title={t('earn.noPlans')} compact /> : null}
      <ShowMore hasMore={hasMore} loading={isLoadingMore} onShowMore={showMore} />
    </section>
  );
}

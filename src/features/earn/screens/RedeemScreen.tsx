import { useTranslation } from 'next-i18next/pages';
import { useRedeemReview } from '@/src/api/queries/earn';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import styles from '../view/Earn.module.css';
import { RedeemReview } from '../view/RedeemReview';

/** What leaving a plan now gives beside what staying does. */
export function RedeemScreen({ applyId }: { applyId: string }) {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken(true);
  const { data, error, mutate, isValidating } = useRedeemReview(isSignedIn, applyId);
  const parent = { label: t('earn.planOf', { id: applyId }), href: applyId ? pathTo('earnPlan', { applyId }) : pathTo('earn') };
  return (
    <div className={styles.narrow}>
      <PageTitle title={t(data?.isEarly ? 'earn.redeemEarlyTitle' : 'earn.redeem')} parent={parent} />
      {data ? <RedeemReview review={data} onStale={() => void mutate()} /> : null}
      {!data && (error || !applyId) ? <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {!data && !error && applyId ? <Skeleton height={320} /> : null}
    </div>
  );
}

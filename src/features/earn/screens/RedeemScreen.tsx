import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useOwnPlan, useRedeemReview } from '@/src/api/queries/earn';
import { pathTo } from '@/src/config/matchRoute';
import { useHasToken } from '@/src/lib/useHasToken';
import { useSettledText } from '@/src/lib/useSettledText';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { partProblem } from '../model/formProblem';
import styles from '../view/Earn.module.css';
import { PartField } from '../view/PartField';
import { RedeemReview } from '../view/RedeemReview';

/** What leaving a plan now gives beside what staying does. */
export function RedeemScreen({ applyId }: { applyId: string }) {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken(true);
  const { data: plan } = useOwnPlan(isSignedIn, applyId);
  const [amount, setAmount] = useState('');
  const settled = useSettledText(amount);
  // All of it until less is said: what is refused beside the field is not asked.
  const problem = plan && partProblem(amount, plan.principal);
  const part = settled === '' || problem ? undefined : settled;
  const { data, error, mutate, isValidating } = useRedeemReview(isSignedIn, applyId, part);
  const isCurrent = settled === amount && !problem && !isValidating && !error;
  const parent = { label: t('earn.planOf', { id: applyId }), href: applyId ? pathTo('earnPlan', { applyId }) : pathTo('earn') };
  return (
    <div className={styles.narrow}>
      <PageTitle title={t(data?.isEarly ? 'earn.redeemEarlyTitle' : 'earn.redeem')} parent={parent} />
      {data && plan?.endsAt === null ? (
        <PartField plan={plan} amount={amount} problem={problem} refusal={part === undefined ? undefined : error} onChange={setAmount} />
      ) : null}
      {data ? <RedeemReview review={data} part={part} isCurrent={isCurrent} onStale={() => void mutate()} /> : null}
      {!data && (error || !applyId) ? <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} /> : null}
      {!data && !error && applyId ? <Skeleton height={320} /> : null}
    </div>
  );
}

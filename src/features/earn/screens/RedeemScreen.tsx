import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { codes } from '@/contract/codes';
import { useOwnPlan, useRedeemReview } from '@/src/api/queries/earn';
import { useHasToken } from '@/src/lib/useHasToken';
import { useSettledText } from '@/src/lib/useSettledText';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { partProblem } from '../model/formProblem';
import { fitsAddress, isNoPlan, type PlanAddress } from '../model/ownPlanRules';
import { useWayToPlan } from '../useWayToPlan';
import { useWayToPlans } from '../useWayToPlans';
import styles from '../view/Earn.module.css';
import { NoPlan } from '../view/NoPlan';
import { PartField } from '../view/PartField';
import { RedeemReview } from '../view/RedeemReview';

interface RedeemScreenProps extends PlanAddress {
  applyId: string;
}

/** What leaving a plan now gives beside what staying does. */
export function RedeemScreen({ coin, planType, applyId }: RedeemScreenProps) {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken(true);
  const { data: plan, error: failure, mutate: readPlan, isValidating: isReading } = useOwnPlan(isSignedIn, applyId);
  const wayToPlans = useWayToPlans();
  const wayToPlan = useWayToPlan(applyId, plan);
  const [amount, setAmount] = useState('');
  const settled = useSettledText(amount);
  // All of it until less is said: what is refused beside the field is not asked.
  const problem = plan && partProblem(amount, plan.principal);
  const part = settled === '' || problem ? undefined : settled;
  const { data, error, mutate, isValidating } = useRedeemReview(isSignedIn, applyId, part);
  const isCurrent = settled === amount && !problem && !isValidating && !error;
  // Coin and kind are those of another plan: nobody leaves a plan on a page that speaks of another one.
  const isNone = applyId === '' || isNoPlan(failure) || (plan && !fitsAddress(plan, { coin, planType }));
  const isOver = !data && error?.code === codes.earnPlanEnded.code;
  if (isNone || isOver)
    return (
      <div className={styles.narrow}>
        <PageTitle title={t('earn.redeem')} parent={wayToPlans} />
        {isNone ? <NoPlan /> : <NoPlan reason="earnPlanEnded" applyId={applyId} />}
      </div>
    );
  // Both are needed: what it gives, and that it is the plan of this address.
  const missing = plan ? error : (failure ?? error);
  const readAgain = () => {
    if (!plan) void readPlan();
    if (!data) void mutate();
  };
  return (
    <div className={styles.narrow}>
      <PageTitle title={t(data?.isEarly ? 'earn.redeemEarlyTitle' : 'earn.redeem')} parent={wayToPlan} />
      {data && plan?.endsAt === null ? (
        <PartField plan={plan} amount={amount} problem={problem} refusal={part === undefined ? undefined : error} onChange={setAmount} />
      ) : null}
      {data && plan ? <RedeemReview review={data} part={part} isCurrent={isCurrent} onStale={() => void mutate()} /> : null}
      {!(data && plan) && missing ? <ErrorView whole onRetry={readAgain} retrying={isValidating || isReading} /> : null}
      {!(data && plan) && !missing ? <Skeleton height={320} /> : null}
    </div>
  );
}

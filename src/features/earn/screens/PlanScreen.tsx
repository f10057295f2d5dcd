import { useTranslation } from 'next-i18next/pages';
import { codes } from '@/contract/codes';
import { type OwnPlan, useEarnCoin, useOwnPlan } from '@/src/api/queries/earn';
import { useOffers } from '@/src/brand/offers';
import { pathTo } from '@/src/config/matchRoute';
import { useErrorWords } from '@/src/i18n/useErrorWords';
import { useHasToken } from '@/src/lib/useHasToken';
import { ButtonLink } from '@/src/ui/button/ButtonLink';
import { Tag } from '@/src/ui/choice/Tag';
import { CoinIcon } from '@/src/ui/coin/CoinIcon';
import { BottomBar } from '@/src/ui/page/BottomBar';
import { PageTitle } from '@/src/ui/page/PageTitle';
import { ErrorView } from '@/src/ui/views/ErrorView';
import { Skeleton } from '@/src/ui/views/Skeleton';
import { createPath } from '../model/createPath';
import { addRefusal, isNoPlan } from '../model/ownPlanRules';
import { planNumber } from '../model/planNumber';
import { useNow } from '../useNow';
import { usePlanName } from '../usePlanName';
import { useWayToPlans } from '../useWayToPlans';
import { Accrual } from '../view/Accrual';
import styles from '../view/Earn.module.css';
import { NoPlan } from '../view/NoPlan';
import { PlanFacts } from '../view/PlanFacts';
import { PlanRewards } from '../view/PlanRewards';
import { PlanSchedule } from '../view/PlanSchedule';

/** An own plan: what it has earned to the second, what it will, and what can be done with it. */
export function PlanScreen({ applyId }: { applyId: string }) {
  const { t } = useTranslation('common');
  const isSignedIn = useHasToken(true);
  const nameOf = usePlanName();
  const { data: plan, error, mutate, isValidating } = useOwnPlan(isSignedIn, applyId);
  const { earn: isOffered } = useOffers();
  const parent = useWayToPlans();
  if (!plan)
    return (
      <div className={styles.page}>
        <PageTitle title={t('earn.title')} parent={parent} />
        {isNoPlan(error) ? <NoPlan /> : null}
        {error && !isNoPlan(error) ? <ErrorView whole onRetry={() => void mutate()} retrying={isValidating} /> : null}
        {error ? null : <Skeleton height={480} />}
      </div>
    );
  const route = { coin: plan.coinSymbol.toLowerCase(), planType: plan.planType.toLowerCase() };
  return (
    <div className={styles.page}>
      <div className={styles.headLine}>
        <PageTitle
          icon={<CoinIcon symbol={plan.coinSymbol} size={48} />}
          title={t('earn.planTitle', { coin: plan.coinSymbol, term: nameOf(plan.termDays) })}
          tag={<Tag tone={plan.status === 'ACTIVE' ? 'success' : 'neutral'}>{t(`earn.status.${plan.status}`)}</Tag>}
          parent={parent}
          lead={t('earn.planOf', { number: planNumber(plan) })}
        />
        {plan.status === 'ACTIVE' ? (
          <BottomBar>
            {isOffered ? <AddFundsLink plan={plan} /> : null}
            <ButtonLink
              variant="border"
              href={`${pathTo('earnRedemption', route)}?${new URLSearchParams({ applyId: plan.applyId })}`}
              data-testid="earn-redeem"
            >
              {t(plan.endsAt === null ? 'earn.redeem' : 'earn.redeemEarly')}
            </ButtonLink>
          </BottomBar>
        ) : null}
        {plan.renewedAs === null ? null : (
          <ButtonLink variant="border" href={pathTo('earnPlan', { applyId: plan.renewedAs })} data-testid="earn-renewal">
            {t('earn.renewal')}
          </ButtonLink>
        )}
      </div>
      <div className={styles.halves}>
        <Accrual plan={plan} />
        <PlanFacts plan={plan} />
      </div>
      <div className={styles.halves}>
        <PlanRewards plan={plan} />
        <PlanSchedule plan={plan} />
      </div>
    </div>
  );
}

/** The way to put more into a running plan; where nothing more goes in, why. */
function AddFundsLink({ plan }: { plan: OwnPlan }) {
  const { t } = useTranslation('common');
  const words = useErrorWords();
  const now = useNow();
  const { data, error } = useEarnCoin(plan.coinSymbol);
  const reason = data && now !== undefined ? addRefusal(plan, data.plans, now) : undefined;
  if (reason) return <p className={styles.quiet}>{words({ code: codes[reason].code, msg: codes[reason].key })}</p>;
  // Where the offers do not come, the page it leads to asks for them again.
  if (!data && !error) return null;
  const { coinSymbol: coin, planType, planId, applyId } = plan;
  return <ButtonLink href={createPath({ coin, planType, planId, addFund: applyId })}>{t('earn.addFunds')}</ButtonLink>;
}

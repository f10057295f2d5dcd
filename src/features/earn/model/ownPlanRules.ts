import { codes } from '@/contract/codes';
import type { EarnPlan, EarnSubscription } from '@/contract/earn';
import { compare } from '@/domain/money/decimal';
import { isApiError } from '@/src/api/apiError';

/** What an address says of the plan it is about; `planId` where it names one. */
export interface PlanAddress {
  coin: string;
  planType: string;
  planId?: string | undefined;
}

/** Whether an own plan is the one that its address is about: coin and kind in whatever case they are written. */
export const fitsAddress = (plan: EarnSubscription, { coin, planType, planId }: PlanAddress): boolean =>
  plan.coinSymbol === coin.toUpperCase() && plan.planType === planType.toUpperCase() && (planId === undefined || planId === plan.planId);

/** The exchange knows no such plan, or what was asked for can be the number of none: asking again helps nobody. */
export const isNoPlan = (failure: unknown): boolean =>
  isApiError(failure) && (failure.code === codes.earnPlanUnknown.code || failure.code === codes.badRequest.code);

/**
 * Why nothing more goes into an own plan at a moment, as the exchange will say it; undefined when it does. `offers`: the plans of its coin
 * that are open for new money.
 */
export function addRefusal(
  { planId, termDays, aprPercent, status, endsAt }: EarnSubscription,
  offers: readonly EarnPlan[],
  now: number,
): 'earnPlanEnded' | 'earnPlanClosed' | 'earnRateOver' | undefined {
  if (status !== 'ACTIVE' || (endsAt !== null && now >= endsAt)) return 'earnPlanEnded';
  const offer = offers.find((one) => one.planId === planId);
  if (!offer) return 'earnPlanClosed';
  return termDays !== null && compare(aprPercent, offer.aprPercent) > 0 ? 'earnRateOver' : undefined;
}

import type { EarnOffer } from '@/contract/earn';

export interface EarnPlanStore {
  /** Open plans of open coins, in the order in which they are to be shown. */
  openPlans(): Promise<EarnOffer[]>;
}

/** What a plan can be opened for, best known first as the operator sorted them. */
export function readEarnOffers(plans: EarnPlanStore): Promise<EarnOffer[]> {
  return plans.openPlans();
}

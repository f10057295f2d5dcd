import type { EarnPlanRecord } from './records/earnPlanRecord';
import type { EarnActionRecord, SubscriptionRecord } from './records/subscriptionRecord';

/** What the money writer reads of earn plans. */
export interface EarnRows {
  /** With their rates. */
  earnPlans(planIds: readonly string[]): Promise<EarnPlanRecord[]>;
  earnSubscriptions(applyIds: readonly string[]): Promise<SubscriptionRecord[]>;
  /** What these users have in running plans, by plan. */
  earnOwn(userIds: readonly string[]): Promise<{ userId: string; planId: string; principal: bigint }[]>;
  /** What was done under these names. */
  earnActions(names: readonly { userId: string; clientId: string }[]): Promise<EarnActionRecord[]>;
}

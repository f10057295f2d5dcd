import type { RateOn } from '@/domain/earn/interest';
import type { PlanAction, PlanStatus } from '@/domain/earn/planTypes';
import { type EarnPlanRecord, planRateOn } from './earnPlanRecord';

/** Money of one user in one plan, for one term. Amounts are ledger units, times ms since 1970. */
export interface SubscriptionRecord {
  /** Decimal digits; the reference of the hold of its principal too. */
  applyId: string;
  userId: string;
  planId: string;
  asset: string;
  principal: bigint;
  /** Millionths a year for the whole term; null on flexible plans, which have the rate of each day. */
  ratePpm: bigint | null;
  autoRenew: boolean;
  status: PlanStatus;
  openedMs: number;
  endMs: number | null;
  endedMs: number | null;
  /** Interest is counted up to here; what is counted and not paid, in shares (domain/earn/interest.ts). */
  countedMs: number;
  shares: bigint;
  paid: bigint;
  takenBack: bigint;
  renewedFrom: string | null;
  renewedAs: string | null;
}

/** What was done with a plan. `clientId`: its owner's name for it; null where nobody asked. */
export interface EarnActionRecord {
  actionId: string;
  userId: string;
  clientId: string | null;
  applyId: string;
  asset: string;
  kind: PlanAction;
  /** Of the principal: put in, taken out, given back or renewed. */
  amount: bigint;
  /** Of that amount, what went back to the exchange ... */
  takenBack: bigint;
  /** ... and the interest that was paid with it. */
  paid: bigint;
  atMs: number;
}

/** A fixed plan's own rate, or the rates of the plan it is of. */
export const subscriptionRateOn = ({ ratePpm }: SubscriptionRecord, plan: EarnPlanRecord): RateOn =>
  ratePpm === null ? planRateOn(plan) : () => ratePpm;

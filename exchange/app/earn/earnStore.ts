import type { EarnOffer } from '@/contract/earn';
import type { PlanAction, PlanType } from '@/domain/earn/planTypes';
import type { EarnPlanRecord } from '../money/records/earnPlanRecord';
import type { SubscriptionRecord } from '../money/records/subscriptionRecord';
import type { Position } from '../pageCursor';

// What users see of earn plans. Amounts are ledger units of the coin, days are counted from 1970 in UTC.

export interface EarnPlanStore {
  /** Open plans of open coins at the rates of a day, in the order in which they are to be shown. */
  openPlans(day: number): Promise<EarnOffer[]>;
}

/** A plan with the rate of the day. */
export interface ListedPlan extends Omit<EarnPlanRecord, 'rates' | 'isOpen'> {
  ratePpm: bigint;
}

export interface OwnSubscription extends SubscriptionRecord {
  planType: PlanType;
  termDays: number | null;
}

export interface CoinSums {
  asset: string;
  inPlans: bigint;
  earned: bigint;
  earnedSince: bigint;
  plans: number;
}

export interface RewardRow {
  rewardId: string;
  applyId: string;
  asset: string;
  planType: PlanType;
  termDays: number | null;
  amount: bigint;
  paidInAll: bigint;
  day: number;
  openedMs: number;
  endMs: number | null;
  endedMs: number | null;
  atMs: number;
}

export interface ActionOfPlan {
  kind: PlanAction;
  amount: bigint;
  takenBack: bigint;
  atMs: number;
}

export interface RewardFilter {
  applyId?: string | undefined;
  asset?: string | undefined;
  before: Position | undefined;
  limit: number;
}

/** Every method that takes a user answers for that one only. */
export interface EarnQueries extends EarnPlanStore {
  listedPlans(day: number, asset?: string): Promise<ListedPlan[]>;
  /** Rates of a coin's open plans that hold on days from one on. */
  ratesSince(asset: string, fromDay: number, toDay: number): Promise<{ planId: string; fromDay: number; ratePpm: bigint }[]>;
  /** The rates of these plans, with all that takes. */
  plans(planIds: readonly string[]): Promise<EarnPlanRecord[]>;
  sums(userId: string, sinceMs: number, asset?: string): Promise<CoinSums[]>;
  availableInMain(userId: string, asset: string): Promise<bigint>;
  subscriptions(
    userId: string,
    filter: { asset?: string | undefined; ended: boolean; before: Position | undefined; limit: number },
  ): Promise<OwnSubscription[]>;
  subscription(userId: string, applyId: string): Promise<OwnSubscription | undefined>;
  actions(applyId: string): Promise<ActionOfPlan[]>;
  /** The last so many days that paid, the earliest first, with what was paid by then. */
  steps(applyId: string, limit: number): Promise<{ day: number; paidInAll: bigint; count: number }[]>;
  rewards(userId: string, filter: RewardFilter): Promise<RewardRow[]>;
}

/** What accrual needs: whose turn it is. */
export interface DueStore {
  /** Running plans that something is due of, behind a place, the longest due first. */
  due(nowMs: number, limit: number, after?: DuePlan): Promise<DuePlan[]>;
}

export interface DuePlan {
  applyId: string;
  userId: string;
  /** Of its owner. */
  brand: string;
  dueMs: number;
}

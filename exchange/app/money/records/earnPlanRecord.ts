import type { RateOn } from '@/domain/earn/interest';
import type { PlanType } from '@/domain/earn/planTypes';

/** A rate of a plan from a day (UTC) on, in millionths a year. */
export interface PlanRate {
  fromDay: number;
  ratePpm: bigint;
}

/** What can be subscribed to, as the money writer knows it. Amounts are ledger units. */
export interface EarnPlanRecord {
  planId: string;
  asset: string;
  planType: PlanType;
  termDays: number | null;
  isOpen: boolean;
  minAmount: bigint;
  maxPerUser: bigint;
  capacity: bigint;
  /** In running plans of it. */
  taken: bigint;
  /** The earliest first; never none. */
  rates: readonly PlanRate[];
}

/** The rate that holds on a day; before the first one, that one. */
export const planRateOn =
  ({ planId, rates }: Pick<EarnPlanRecord, 'planId' | 'rates'>): RateOn =>
  (day) => {
    const held = rates.findLast(({ fromDay }) => fromDay <= day) ?? rates[0];
    if (!held) throw new Error(`plan ${planId} has no rate`);
    return held.ratePpm;
  };

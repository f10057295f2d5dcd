import { dayNumber } from '@/domain/days';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { Batch } from '../batch/batch';
import { audit } from '../desk/auditRow';
import { sheetOf } from '../earn/sheet';
import { type EarnPlanRecord, type PlanRate, planRateOn } from '../records/earnPlanRecord';
import type { CommandKind } from './commandKind';

/** What is not named stays. Amounts are ledger units, the rate millionths a year. */
export interface PlanChange {
  isOpen?: boolean;
  minAmount?: bigint;
  maxPerUser?: bigint;
  capacity?: bigint;
  ratePpm?: bigint;
}

export interface EarnSetPlan {
  input: { planId: string; change: PlanChange; audit: AuditRecord };
  result: EarnPlanRecord;
  found: EarnPlanRecord;
}

/** What users were shown today holds today: another rate is that of the next day (UTC) and those after it. */
function setRate(batch: Batch, plan: EarnPlanRecord, ratePpm: bigint): void {
  const next: PlanRate = { fromDay: dayNumber(batch.atMs) + 1, ratePpm };
  const row = { plan_id: plan.planId, from_day: next.fromDay, rate_ppm: Number(ratePpm) };
  const isKnown = plan.rates.some(({ fromDay }) => fromDay === next.fromDay);
  if (isKnown) batch.update('earn_rates', row);
  else batch.insert('earn_rates', row);
  plan.rates = [...plan.rates.filter(({ fromDay }) => fromDay !== next.fromDay), next].sort((left, right) => left.fromDay - right.fromDay);
}

const limitsOf = ({ minAmount, maxPerUser, capacity }: EarnPlanRecord) => ({
  minAmount: String(minAmount),
  maxPerUser: String(maxPerUser),
  capacity: String(capacity),
});

/** Changes what a plan takes from now on, and its rate from the next day on. What is in it stays. */
export const earnSetPlan: CommandKind<EarnSetPlan> = {
  needs: () => ({}),
  lookUp: async ({ store, settled }, inputs) => {
    await settled;
    const plans = new Map((await store.earnPlans([...new Set(inputs.map(({ planId }) => planId))])).map((plan) => [plan.planId, plan]));
    const found = new Map<EarnSetPlan['input'], EarnPlanRecord>();
    for (const input of inputs) {
      const plan = plans.get(input.planId);
      if (plan) found.set(input, plan);
    }
    return found;
  },
  apply: ({ batch }, { change: { ratePpm, ...limits }, audit: record }, found) => {
    if (!found) throw new AppError('earnPlanUnknown');
    const plan = sheetOf(batch).plan(found);
    const before = { isOpen: plan.isOpen, ...limitsOf(plan), ratePpm: String(planRateOn(plan)(dayNumber(batch.atMs) + 1)) };
    // Before anything is changed: what is refused leaves nothing in the sheet.
    if ((limits.minAmount ?? plan.minAmount) > (limits.maxPerUser ?? plan.maxPerUser))
      throw new AppError('badRequest', 'minAmount', 'above the most that a user may put in');
    Object.assign(plan, limits);
    const { planId, isOpen, minAmount, maxPerUser, capacity } = plan;
    batch.update('earn_plans', {
      id: planId,
      is_open: isOpen,
      min_amount: String(minAmount),
      max_per_user: String(maxPerUser),
      capacity: String(capacity),
    });
    if (ratePpm !== undefined) setRate(batch, plan, ratePpm);
    audit(batch, record, { before, after: { isOpen, ...limitsOf(plan), ...(ratePpm === undefined ? {} : { ratePpm: String(ratePpm) }) } });
    const row = { ...plan };
    return () => row;
  },
};

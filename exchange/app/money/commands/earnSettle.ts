import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { refuseWhileHalted } from '../desk/moneyGate';
import { updateSubscriptions, updateTaken } from '../earn/earnRows';
import { endTerm } from '../earn/endTerm';
import { payRewards } from '../earn/payRewards';
import { sheetOf } from '../earn/sheet';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import type { SubscriptionRecord } from '../records/subscriptionRecord';
import type { CommandKind } from './commandKind';

interface Settled {
  /** Days that were paid or went by, over all plans; terms that ended. */
  days: number;
  ended: number;
  /** Plans whose owners' accounts cannot take what is due. */
  stuck: string[];
}

export interface EarnSettle {
  /** `mayRenew`: its owner's brand still offers plans. */
  input: { plans: readonly { applyId: string; userId: string; mayRenew: boolean }[] };
  result: Settled;
  found: { subscriptions: readonly SubscriptionRecord[]; plans: ReadonlyMap<string, EarnPlanRecord> };
}

/** Of one plan at a time: what was missed for longer is caught up by the next commands. */
const MOST_DAYS = 31;

function settleOne(
  desk: Desk,
  batch: Batch,
  record: SubscriptionRecord,
  plan: EarnPlanRecord,
  mayRenew: boolean,
): { days: number; isEnded: boolean } | undefined {
  const due = payRewards(desk, batch, record, plan, { limit: MOST_DAYS });
  if (!due) return undefined;
  const isEnded = record.endMs !== null && record.countedMs >= record.endMs && batch.atMs >= record.endMs;
  if (isEnded) endTerm(desk, batch, record, plan, mayRenew);
  return { days: due.days, isEnded };
}

function settleAll(desk: Desk, batch: Batch, input: EarnSettle['input'], { subscriptions, plans }: EarnSettle['found']): Settled {
  const renewable = new Set(input.plans.flatMap(({ applyId, mayRenew }) => (mayRenew ? [applyId] : [])));
  const sheet = sheetOf(batch);
  const settled: Settled = { days: 0, ended: 0, stuck: [] };
  const changed: SubscriptionRecord[] = [];
  const emptied = new Set<EarnPlanRecord>();
  for (const found of subscriptions) {
    const record = sheet.subscription(found);
    const known = plans.get(record.planId);
    if (record.status !== 'ACTIVE' || !known) continue;
    const plan = sheet.plan(known);
    const done = settleOne(desk, batch, record, plan, renewable.has(record.applyId));
    if (!done) settled.stuck.push(record.applyId);
    if (!done || (done.days === 0 && !done.isEnded)) continue;
    settled.days += done.days;
    changed.push(record);
    if (!done.isEnded) continue;
    settled.ended += 1;
    emptied.add(plan);
  }
  updateSubscriptions(batch, changed);
  for (const plan of emptied) updateTaken(batch, plan);
  return settled;
}

/**
 * Pays the interest of days that have ended and ends terms that are over. It is the exchange that owes it, so no standing is asked: a
 * frozen account gets it too. What is paid already is not due any more, so that asking twice pays once.
 */
export const earnSettle: CommandKind<EarnSettle> = {
  needs: (_desk, { plans }) => ({ users: plans.map(({ userId }) => userId) }),
  lookUp: async ({ store, settled }, inputs) => {
    await settled;
    const rows = await store.earnSubscriptions([...new Set(inputs.flatMap(({ plans }) => plans.map(({ applyId }) => applyId)))]);
    const plans = new Map((await store.earnPlans([...new Set(rows.map(({ planId }) => planId))])).map((plan) => [plan.planId, plan]));
    const byId = new Map(rows.map((row) => [row.applyId, row]));
    const subscriptionsOf = (input: EarnSettle['input']) => input.plans.flatMap(({ applyId }) => byId.get(applyId) ?? []);
    return new Map(inputs.map((input) => [input, { subscriptions: subscriptionsOf(input), plans }]));
  },
  apply: ({ desk, batch }, input, found) => {
    refuseWhileHalted(desk);
    const settled = found ? settleAll(desk, batch, input, found) : { days: 0, ended: 0, stuck: [] };
    return () => settled;
  },
};

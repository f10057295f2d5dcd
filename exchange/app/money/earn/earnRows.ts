import { nextDueMs } from '@/domain/earn/interest';
import type { Batch } from '../batch/batch';
import type { MoneyTables } from '../batch/tables';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import type { EarnActionRecord, SubscriptionRecord } from '../records/subscriptionRecord';
import { sheetOf } from './sheet';

/** What changes about a subscription while it runs. */
const changeOf = (record: SubscriptionRecord) => ({
  id: record.applyId,
  principal: String(record.principal),
  auto_renew: record.autoRenew,
  status: record.status,
  ended_ms: record.endedMs,
  counted_ms: record.countedMs,
  shares: String(record.shares),
  due_ms: nextDueMs(record),
  paid: String(record.paid),
  taken_back: String(record.takenBack),
  renewed_as: record.renewedAs,
});

export function insertSubscription(batch: Batch, record: SubscriptionRecord): SubscriptionRecord {
  const row: MoneyTables['earn_subscriptions'] = {
    ...changeOf(record),
    user_id: record.userId,
    plan_id: record.planId,
    asset: record.asset,
    rate_ppm: record.ratePpm === null ? null : Number(record.ratePpm),
    opened_ms: record.openedMs,
    end_ms: record.endMs,
    renewed_from: record.renewedFrom,
  };
  batch.insert('earn_subscriptions', row);
  return sheetOf(batch).subscription(record);
}

/** One statement for all of them. */
export function updateSubscriptions(batch: Batch, records: readonly SubscriptionRecord[]): void {
  if (records.length > 0) batch.updateAll('earn_subscriptions', records.map(changeOf));
}

export const updateTaken = (batch: Batch, { planId, taken }: EarnPlanRecord): void =>
  batch.update('earn_plans', { id: planId, taken: String(taken) });

export function insertAction(batch: Batch, action: EarnActionRecord): EarnActionRecord {
  batch.insert('earn_actions', {
    id: action.actionId,
    user_id: action.userId,
    client_id: action.clientId,
    apply_id: action.applyId,
    asset: action.asset,
    kind: action.kind,
    amount: String(action.amount),
    taken_back: String(action.takenBack),
    paid: String(action.paid),
    at_ms: action.atMs,
  });
  sheetOf(batch).note(action);
  return action;
}

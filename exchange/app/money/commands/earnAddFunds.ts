import { dayNumber } from '@/domain/days';
import { countedTo } from '@/domain/earn/interest';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { insertAction, updateSubscriptions } from '../earn/earnRows';
import { type EarnFound, lookUpEarn } from '../earn/lookUp';
import { payRewards } from '../earn/payRewards';
import { sheetOf } from '../earn/sheet';
import { refuseAmount, takeAmount } from '../earn/takeAmount';
import { type EarnPlanRecord, planRateOn } from '../records/earnPlanRecord';
import { type SubscriptionRecord, subscriptionRateOn } from '../records/subscriptionRecord';
import type { CommandKind } from './commandKind';

export interface AddTerms {
  userId: string;
  clientId: string;
  applyId: string;
  amount: bigint;
}

export interface EarnAddFunds {
  input: AddTerms;
  result: SubscriptionRecord;
  found: EarnFound;
}

/** A fixed rate that is above the one of today is no rate for new money. */
function refuseOldRate({ ratePpm }: SubscriptionRecord, plan: EarnPlanRecord, nowMs: number): void {
  if (ratePpm !== null && ratePpm > planRateOn(plan)(dayNumber(nowMs))) throw new AppError('earnRateOver');
}

function add(desk: Desk, batch: Batch, { userId, clientId, applyId, amount }: AddTerms, found: EarnFound | undefined): SubscriptionRecord {
  refuseWhileHalted(desk);
  refuseUnless(desk, userId, 'TRANSFER', batch.atMs);
  if (!found?.subscription || !found.plan) throw new AppError('earnPlanUnknown');
  const sheet = sheetOf(batch);
  const plan = sheet.plan(found.plan);
  const record = sheet.subscription(found.subscription);
  if (record.status !== 'ACTIVE' || (record.endMs !== null && batch.atMs >= record.endMs)) throw new AppError('earnPlanEnded');
  const own = sheet.ownIn(userId, plan.planId, found.own);
  refuseAmount(desk, plan, { userId, amount, own, isAdded: true });
  refuseOldRate(record, plan, batch.atMs);
  // What it has earned so far was earned by the principal before.
  if (!payRewards(desk, batch, record, plan)) throw new AppError('unavailable');
  Object.assign(record, countedTo(record, subscriptionRateOn(record, plan), batch.atMs));
  takeAmount(desk, batch, plan, { userId, applyId, amount, own });
  record.principal += amount;
  updateSubscriptions(batch, [record]);
  const moved = { actionId: desk.ids.earn.take(), userId, clientId, applyId, asset: record.asset, amount };
  insertAction(batch, { ...moved, kind: 'ADD_FUNDS', takenBack: 0n, paid: 0n, atMs: batch.atMs });
  return record;
}

/** Puts more into a running plan, at its rate and to its end; the same id again adds nothing. */
export const earnAddFunds: CommandKind<EarnAddFunds> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: lookUpEarn,
  apply: ({ desk, batch }, terms, found) => {
    const made = sheetOf(batch).action(terms.userId, terms.clientId) ?? found?.made;
    if (made && !(made.kind === 'ADD_FUNDS' && made.amount === terms.amount && made.applyId === terms.applyId))
      throw new AppError('earnIdReused');
    const before = made && found?.subscription && sheetOf(batch).subscription(found.subscription);
    const row = { ...(before ?? add(desk, batch, terms, found)) };
    return () => row;
  },
};

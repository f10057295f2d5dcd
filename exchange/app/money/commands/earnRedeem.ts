import { earlyRedemption } from '@/domain/earn/earlyRedemption';
import { countedTo } from '@/domain/earn/interest';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { release } from '../desk/holds';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { insertAction, updateSubscriptions, updateTaken } from '../earn/earnRows';
import { holdOf } from '../earn/endTerm';
import { type EarnFound, lookUpEarn } from '../earn/lookUp';
import { partOf } from '../earn/partOf';
import { mainWallet, payRewards } from '../earn/payRewards';
import { sheetOf } from '../earn/sheet';
import { keyOf } from '../ledger/account';
import type { EarnPlanRecord } from '../records/earnPlanRecord';
import { type EarnActionRecord, type SubscriptionRecord, subscriptionRateOn } from '../records/subscriptionRecord';
import type { CommandKind } from './commandKind';

export interface RedeemTerms {
  userId: string;
  clientId: string;
  applyId: string;
  /** Of a flexible plan; null is all there is. */
  amount: bigint | null;
  /** What its owner was shown that it costs: rewards that are taken back. */
  agreedCost: bigint;
}

export interface EarnRedeem {
  input: RedeemTerms;
  result: { action: EarnActionRecord; subscription: SubscriptionRecord };
  found: EarnFound;
}

const REDEMPTION_KIND = 'earn.takeBack';

/** Gives rewards of a plan that is left early back, out of the principal that was just released. */
function takeBack(desk: Desk, batch: Batch, { applyId, userId, asset }: SubscriptionRecord, amount: bigint): void {
  if (amount === 0n) return;
  applyPosting(desk, batch, {
    kind: REDEMPTION_KIND,
    reference: applyId,
    entries: [
      { owner: mainWallet(userId), asset, amount: -amount },
      { owner: { type: 'system', name: 'earnInterest' }, asset, amount },
    ],
  });
}

/** Pays what a plan has earned that may be left: all of it where it ends, else what ended days gave. */
function settle(desk: Desk, batch: Batch, record: SubscriptionRecord, plan: EarnPlanRecord, isAll: boolean): bigint {
  const due = payRewards(desk, batch, record, plan, { endsNow: isAll });
  if (!due) throw new AppError('unavailable');
  if (!isAll) Object.assign(record, countedTo(record, subscriptionRateOn(record, plan), batch.atMs));
  return due.paid;
}

function redeem(desk: Desk, batch: Batch, terms: RedeemTerms, found: EarnFound | undefined): EarnRedeem['result'] {
  refuseWhileHalted(desk);
  refuseUnless(desk, terms.userId, 'TRANSFER', batch.atMs);
  if (!found?.subscription || !found.plan) throw new AppError('earnPlanUnknown');
  const sheet = sheetOf(batch);
  const plan = sheet.plan(found.plan);
  const record = sheet.subscription(found.subscription);
  if (record.status !== 'ACTIVE') throw new AppError('earnPlanEnded');
  const { userId, applyId, asset, planId } = record;
  const amount = partOf(record, plan, terms.amount, desk.scales.get(asset) ?? 0);
  const isEarly = record.endMs !== null && batch.atMs < record.endMs;
  const takenBack = isEarly ? earlyRedemption(record.principal, record.paid).takenBack : 0n;
  if (takenBack !== terms.agreedCost) throw new AppError('earnCostChanged');
  const isAll = amount === record.principal;
  const paid = isEarly ? 0n : settle(desk, batch, record, plan, isAll);
  release(batch, desk.account(keyOf(mainWallet(userId), asset)), holdOf(applyId), amount);
  takeBack(desk, batch, record, takenBack);
  plan.taken -= amount;
  updateTaken(batch, plan);
  sheet.setOwn(userId, planId, sheet.ownIn(userId, planId, found.own) - amount);
  record.takenBack += takenBack;
  // A plan that is over shows what was in it.
  if (isAll)
    Object.assign(record, { status: 'REDEEMED', endedMs: batch.atMs, shares: 0n, countedMs: Math.max(record.countedMs, batch.atMs) });
  else record.principal -= amount;
  updateSubscriptions(batch, [record]);
  const moved = { actionId: desk.ids.earn.take(), userId, clientId: terms.clientId, applyId, asset, amount, takenBack, paid };
  return { action: insertAction(batch, { ...moved, kind: 'REDEEM', atMs: batch.atMs }), subscription: record };
}

/**
 * Gives money of a plan back to the main wallet. A fixed plan that is left early gives the rewards it has paid back, out of the principal:
 * refused where that is another cost than was agreed to. The same id again answers as it first did.
 */
export const earnRedeem: CommandKind<EarnRedeem> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: lookUpEarn,
  apply: ({ desk, batch }, terms, found) => {
    const made = sheetOf(batch).action(terms.userId, terms.clientId) ?? found?.made;
    const isSame = made?.kind === 'REDEEM' && made.applyId === terms.applyId && (terms.amount === null || terms.amount === made.amount);
    if (made && !isSame) throw new AppError('earnIdReused');
    const before = made && found?.subscription && { action: made, subscription: sheetOf(batch).subscription(found.subscription) };
    const { action, subscription } = before ?? redeem(desk, batch, terms, found);
    const answer = { action, subscription: { ...subscription } };
    return () => answer;
  },
};

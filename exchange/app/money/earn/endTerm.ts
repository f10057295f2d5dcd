import { dayNumber } from '@/domain/days';
import { DAY_MS } from '@/domain/earn/interest';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { hold, release } from '../desk/holds';
import { refuseUnless } from '../desk/moneyGate';
import { keyOf } from '../ledger/account';
import type { HoldRef } from '../ledger/hold';
import { type EarnPlanRecord, planRateOn } from '../records/earnPlanRecord';
import type { SubscriptionRecord } from '../records/subscriptionRecord';
import { insertAction, insertSubscription } from './earnRows';
import { mainWallet } from './payRewards';

export const holdOf = (applyId: string): HoldRef => ({ purpose: 'plan', reference: applyId });

/** When a fixed plan ends that begins at a moment: so many times 24 hours later. */
export const termEndMs = (fromMs: number, termDays: number): number => fromMs + termDays * DAY_MS;

/**
 * Whose account is frozen meanwhile gets the money back, and whose brand offers no plans any more: nothing is tied up anew that its owner
 * could not call off, or that nobody could choose today.
 */
function isRenewed(desk: Desk, batch: Batch, { userId, autoRenew }: SubscriptionRecord, plan: EarnPlanRecord, isOffered: boolean): boolean {
  if (!autoRenew || !plan.isOpen || !isOffered) return false;
  try {
    refuseUnless(desk, userId, 'TRANSFER', batch.atMs);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

function renew(desk: Desk, batch: Batch, ended: SubscriptionRecord, plan: EarnPlanRecord, endMs: number, termDays: number): void {
  const { userId, asset, principal } = ended;
  const next = insertSubscription(batch, {
    ...ended,
    applyId: desk.ids.earn.take(),
    ratePpm: planRateOn(plan)(dayNumber(endMs)),
    status: 'ACTIVE',
    openedMs: endMs,
    endMs: termEndMs(endMs, termDays),
    countedMs: endMs,
    shares: 0n,
    paid: 0n,
    takenBack: 0n,
    renewedFrom: ended.applyId,
  });
  const account = desk.account(keyOf(mainWallet(userId), asset));
  release(batch, account, holdOf(ended.applyId), principal);
  hold(batch, account, holdOf(next.applyId), principal);
  Object.assign(ended, { status: 'RENEWED', endedMs: batch.atMs, renewedAs: next.applyId });
}

function mature(desk: Desk, batch: Batch, ended: SubscriptionRecord, plan: EarnPlanRecord): void {
  release(batch, desk.account(keyOf(mainWallet(ended.userId), ended.asset)), holdOf(ended.applyId), ended.principal);
  plan.taken -= ended.principal;
  Object.assign(ended, { status: 'MATURED', endedMs: batch.atMs });
}

/**
 * Ends a fixed plan whose interest is paid up to its end: renewed from that very moment on, at the rate of that day, or given back. The rows
 * of the subscription and of the plan are written by the caller. `isOffered`: its owner's brand has plans.
 */
export function endTerm(desk: Desk, batch: Batch, ended: SubscriptionRecord, plan: EarnPlanRecord, isOffered: boolean): void {
  const { endMs } = ended;
  if (endMs === null || plan.termDays === null) throw new Error(`plan ${ended.applyId} has no term`);
  if (isRenewed(desk, batch, ended, plan, isOffered)) renew(desk, batch, ended, plan, endMs, plan.termDays);
  else mature(desk, batch, ended, plan);
  insertAction(batch, {
    actionId: desk.ids.earn.take(),
    userId: ended.userId,
    clientId: null,
    applyId: ended.applyId,
    asset: ended.asset,
    kind: ended.status === 'RENEWED' ? 'RENEW' : 'MATURE',
    amount: ended.principal,
    takenBack: 0n,
    paid: ended.paid,
    atMs: batch.atMs,
  });
}

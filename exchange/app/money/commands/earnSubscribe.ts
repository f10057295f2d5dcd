import { dayNumber } from '@/domain/days';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { Desk } from '../desk/desk';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import { insertAction, insertSubscription } from '../earn/earnRows';
import { termEndMs } from '../earn/endTerm';
import { type EarnFound, lookUpEarn } from '../earn/lookUp';
import { sheetOf } from '../earn/sheet';
import { refuseAmount, takeAmount } from '../earn/takeAmount';
import { planRateOn } from '../records/earnPlanRecord';
import type { SubscriptionRecord } from '../records/subscriptionRecord';
import type { CommandKind } from './commandKind';

/** The amount fits the coin's scale and is above zero. */
export interface SubscribeTerms {
  userId: string;
  clientId: string;
  planId: string;
  amount: bigint;
  autoRenew: boolean;
}

export interface EarnSubscribe {
  input: SubscribeTerms;
  result: SubscriptionRecord;
  found: EarnFound;
}

function subscribe(desk: Desk, batch: Batch, terms: SubscribeTerms, found: EarnFound | undefined): SubscriptionRecord {
  refuseWhileHalted(desk);
  refuseUnless(desk, terms.userId, 'TRANSFER', batch.atMs);
  if (!found?.plan) throw new AppError('earnPlanUnknown');
  const { userId, amount, clientId } = terms;
  const sheet = sheetOf(batch);
  const plan = sheet.plan(found.plan);
  const own = sheet.ownIn(userId, plan.planId, found.own);
  refuseAmount(desk, plan, { userId, amount, own, isAdded: false });
  const atMs = batch.atMs;
  const isFixed = plan.termDays !== null;
  const record = insertSubscription(batch, {
    applyId: desk.ids.earn.take(),
    userId,
    planId: plan.planId,
    asset: plan.asset,
    principal: amount,
    ratePpm: isFixed ? planRateOn(plan)(dayNumber(atMs)) : null,
    autoRenew: isFixed && terms.autoRenew,
    status: 'ACTIVE',
    openedMs: atMs,
    endMs: plan.termDays === null ? null : termEndMs(atMs, plan.termDays),
    endedMs: null,
    countedMs: atMs,
    shares: 0n,
    paid: 0n,
    takenBack: 0n,
    renewedFrom: null,
    renewedAs: null,
  });
  const { applyId, asset } = record;
  takeAmount(desk, batch, plan, { userId, applyId, amount, own });
  const moved = { actionId: desk.ids.earn.take(), userId, clientId, applyId, asset, amount, takenBack: 0n, paid: 0n, atMs };
  insertAction(batch, { ...moved, kind: 'SUBSCRIBE' });
  return record;
}

/** Puts money of the main wallet into a plan; the same id again answers with the plan it first opened. */
export const earnSubscribe: CommandKind<EarnSubscribe> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: lookUpEarn,
  apply: ({ desk, batch }, terms, found) => {
    const sheet = sheetOf(batch);
    const made = sheet.action(terms.userId, terms.clientId) ?? found?.made;
    const opened = made && (sheet.opened(made.applyId) ?? found?.subscription);
    if (made && !(made.kind === 'SUBSCRIBE' && made.amount === terms.amount && opened?.planId === terms.planId))
      throw new AppError('earnIdReused');
    const row = { ...(opened ?? subscribe(desk, batch, terms, found)) };
    return () => row;
  },
};

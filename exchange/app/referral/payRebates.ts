import { dayName } from '@/domain/days';
import { AppError } from '../appError';
import type { MoneyWriter, Posting } from '../money/moneyWriter';
import type { Clock } from '../ports/clock';
import type { Log } from '../ports/log';
import type { HeldReason, PayingStore, PayoutKey } from './referralStore';

export interface PayingContext {
  store: PayingStore;
  writer: Pick<MoneyWriter, 'post'>;
  clock: Clock;
  log: Log;
  breathe(): Promise<void>;
}

type Due = PayoutKey & { amount: bigint };

export const REBATE_KIND = 'referral.rebate';
/** Posted side by side, so that they share batches. */
const AT_ONCE = 100;
/** What is held is tried again after this long. */
const HELD_MS = 60 * 60_000;

/** Out of the fees into the trading wallet, where it can be used. Its reference names day, user and asset: the ledger takes it once. */
export function rebatePosting({ userId, day, asset, amount }: Due): Posting {
  return {
    kind: REBATE_KIND,
    reference: `${dayName(day)}:${userId}:${asset}`,
    entries: [
      { owner: { type: 'system', name: 'fees' }, asset, amount: -amount },
      { owner: { type: 'user', userId, wallet: 'TRADE' }, asset, amount },
    ],
  };
}

/** Why a payout has to wait, by what its posting was refused with. Closed accounts wait for nothing: theirs is forfeited. */
const HELD_BY: Readonly<Record<string, HeldReason>> = {
  accountFrozen: 'ACCOUNT',
  accountSelfFrozen: 'ACCOUNT',
  balanceTooLow: 'FEES',
  amountTooLarge: 'ROOM',
};

/** Money stands still for everybody: who comes behind would be refused the same. */
const isForAll = (error: unknown) => error instanceof AppError && error.codeName === 'unavailable';

async function payOne({ store, writer, clock, log }: PayingContext, due: Due): Promise<void> {
  const posting = rebatePosting(due);
  try {
    await writer.post(posting, { userId: due.userId, act: 'REWARD' });
  } catch (error) {
    if (error instanceof AppError && error.codeName === 'accountClosed') return store.forfeit(due, 'CLOSED', clock.now());
    const reason = error instanceof AppError ? HELD_BY[error.codeName] : undefined;
    if (reason === undefined) throw error;
    if (reason !== 'ACCOUNT') log.error({ reference: posting.reference, reason }, 'a rebate cannot be paid; it is tried again');
    return store.hold(due, reason, clock.now());
  }
  await store.notePaid(due, posting);
}

/**
 * Pays what settled days gave. What was posted before is not posted again; who is frozen is paid when they no longer are. A payee whose
 * payment fails keeps nobody else from theirs: it is tried again by the next run, and this one throws at its end.
 * Throws unavailable while money stands still: what is left is paid later. Answers how many were looked at.
 */
export async function payRebates(context: PayingContext): Promise<number> {
  const { store, clock, log, breathe } = context;
  const nowMs = clock.now();
  const times = { heldBeforeMs: nowMs - HELD_MS, nowMs };
  const failed: unknown[] = [];
  let after: PayoutKey | undefined;
  for (let count = 0; ; ) {
    const due = await store.due(times, AT_ONCE, after);
    if (due.length === 0) {
      if (failed.length > 0)
        throw new AggregateError(failed, `${failed.length} of ${count} rebates were not paid, the first for: ${String(failed[0])}`);
      return count;
    }
    const outcomes = await Promise.allSettled(due.map((one) => payOne(context, one)));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') continue;
      if (isForAll(outcome.reason)) throw outcome.reason;
      failed.push(outcome.reason);
      log.error({ err: outcome.reason, payout: due[index] && rebatePosting(due[index]).reference }, 'a rebate was not paid');
    }
    after = due.at(-1);
    count += due.length;
    await breathe();
  }
}

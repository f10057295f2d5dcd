import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { type Account, keyOf, mayGoNegative } from '../ledger/account';
import type { HoldRef } from '../ledger/hold';
import { LEDGER_LIMIT } from '../ledger/limits';
import type { Posting } from '../ledger/posting';
import type { Desk } from './desk';
import { roomOf } from './ledgerRoom';

/** Entries of one account as one, which is how the ledger keeps them. */
export function amountsByAccount(desk: Desk, posting: Posting): Map<Account, bigint> {
  const amounts = new Map<Account, bigint>();
  for (const { owner, asset, amount } of posting.entries) {
    const account = desk.account(keyOf(owner, asset));
    amounts.set(account, (amounts.get(account) ?? 0n) + amount);
  }
  return amounts;
}

/** What is held for the very posting, and becomes available before it. */
export interface Freed {
  account: Account;
  ref: HoldRef;
  amount: bigint;
}

/** Throws unless the account can take the amount, or give it out of what is available and what is freed. */
function refuseOne(desk: Desk, account: Account, amount: bigint, freed = 0n): void {
  const scale = desk.scales.get(account.asset) ?? 0;
  const room = roomOf(account);
  if (amount > 0n && amount > room) {
    // What the exchange's own accounts cannot take is nobody's choice.
    if (account.ownerType === 'system') throw new AppError('unavailable');
    throw new AppError('amountTooLarge', fromUnits(room > 0n ? room : 0n, scale), account.asset);
  }
  const available = account.available + freed;
  const after = available + amount;
  // Issuance sums up all that was ever given out: it is the first that would outgrow its column.
  if (amount < 0n && after < -LEDGER_LIMIT) throw new AppError('unavailable');
  if (mayGoNegative(account) || after >= 0n) return;
  throw new AppError('balanceTooLow', fromUnits(available, scale), account.asset);
}

/**
 * Throws what `applyPosting` would, while nothing has changed: for whoever has to release first, which nobody takes back from a command that
 * is refused.
 */
export function refusePosting(desk: Desk, posting: Posting, freed?: Freed): void {
  for (const [account, amount] of amountsByAccount(desk, posting))
    refuseOne(desk, account, amount, account === freed?.account ? freed.amount : 0n);
}

/**
 * Moves a balanced posting and answers its id. Before anything has changed it throws balanceTooLow, amountTooLarge where a user would
 * have more than an account can hold, and unavailable where the exchange itself would. The accounts are loaded.
 */
export function applyPosting(desk: Desk, batch: Batch, posting: Posting): string {
  const amounts = amountsByAccount(desk, posting);
  for (const [account, amount] of amounts) refuseOne(desk, account, amount);
  const postingId = desk.ids.posting.take();
  batch.post({ postingId, kind: posting.kind, reference: posting.reference, isInternal: false });
  for (const [account, amount] of amounts) {
    if (amount === 0n) continue;
    batch.move(account, amount, 0n);
    batch.enter(postingId, account, amount);
  }
  return postingId;
}

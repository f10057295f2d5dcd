import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { type Account, keyOf, mayGoNegative } from '../ledger/account';
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

/** Throws unless the account can take the amount, or give it. */
function refuseOne(desk: Desk, account: Account, amount: bigint): void {
  const scale = desk.scales.get(account.asset) ?? 0;
  const room = roomOf(account);
  if (amount > 0n && amount > room) {
    // What the exchange's own accounts cannot take is nobody's choice.
    if (account.ownerType === 'system') throw new AppError('unavailable');
    throw new AppError('amountTooLarge', fromUnits(room > 0n ? room : 0n, scale), account.asset);
  }
  const after = account.available + amount;
  // Issuance sums up all that was ever given out: it is the first that would outgrow its column.
  if (amount < 0n && after < -LEDGER_LIMIT) throw new AppError('unavailable');
  if (mayGoNegative(account) || after >= 0n) return;
  throw new AppError('balanceTooLow', fromUnits(account.available, scale), account.asset);
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

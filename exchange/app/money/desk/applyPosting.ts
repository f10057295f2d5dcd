import { fromUnits } from '@/domain/money/units';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { type Account, keyOf, mayGoNegative } from '../ledger/account';
import { LEDGER_LIMIT } from '../ledger/limits';
import type { Posting } from '../ledger/posting';
import type { Desk } from './desk';

/** Entries of one account as one, which is how the ledger keeps them. */
function amountsByAccount(desk: Desk, posting: Posting): Map<Account, bigint> {
  const amounts = new Map<Account, bigint>();
  for (const { owner, asset, amount } of posting.entries) {
    const account = desk.account(keyOf(owner, asset));
    amounts.set(account, (amounts.get(account) ?? 0n) + amount);
  }
  return amounts;
}

/** Moves a balanced posting. Throws balanceTooLow, or unavailable at the ledger's limit, before anything has changed. The accounts are loaded. */
export function applyPosting(desk: Desk, batch: Batch, posting: Posting): void {
  const amounts = amountsByAccount(desk, posting);
  for (const [account, amount] of amounts) {
    const after = account.available + amount;
    // Issuance sums up all that was ever given out: it is the first that would outgrow its column.
    if (after > LEDGER_LIMIT || after < -LEDGER_LIMIT) throw new AppError('unavailable');
    if (mayGoNegative(account) || after >= 0n) continue;
    throw new AppError('balanceTooLow', fromUnits(account.available, desk.scales.get(account.asset) ?? 0), account.asset);
  }
  const postingId = desk.ids.posting.take();
  batch.post({ postingId, kind: posting.kind, reference: posting.reference, isInternal: false });
  for (const [account, amount] of amounts) {
    if (amount === 0n) continue;
    batch.move(account, amount, 0n);
    batch.enter(postingId, account, amount);
  }
}

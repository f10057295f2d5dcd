import type { Batch } from '../batch/batch';
import type { Account, Hold } from '../ledger/account';
import { type HoldRef, holdKey } from '../ledger/hold';

// Money that is set aside. Every movement of a held amount goes through here, so that `held` is always the sum of the holds.

function change(batch: Batch, account: Account, ref: HoldRef, by: bigint): void {
  const key = holdKey(ref);
  account.holds ??= new Map();
  const hold: Hold = account.holds.get(key) ?? { account, purpose: ref.purpose, reference: ref.reference, amount: 0n };
  const amount = hold.amount + by;
  if (amount < 0n) throw new Error(`hold ${key} of account ${account.id} has ${hold.amount}, not ${-by}`);
  batch.setHold(hold, amount);
  if (amount === 0n) account.holds.delete(key);
  else account.holds.set(key, hold);
}

/** What is held under a reference; 0 when nothing is. */
export function heldFor(account: Account, ref: HoldRef): bigint {
  return account.holds?.get(holdKey(ref))?.amount ?? 0n;
}

/** Sets an available amount aside; more under the same reference adds up. The caller has checked that it is there. */
export function hold(batch: Batch, account: Account, ref: HoldRef, amount: bigint): void {
  if (amount === 0n) return;
  change(batch, account, ref, amount);
  batch.move(account, -amount, amount);
}

/** Makes a held amount available again. Throws when less is held under the reference. */
export function release(batch: Batch, account: Account, ref: HoldRef, amount: bigint): void {
  if (amount === 0n) return;
  change(batch, account, ref, -amount);
  batch.move(account, amount, -amount);
}

/** Takes a held amount out of the account; the entry is made by the caller. Throws when less is held under the reference. */
export function spend(batch: Batch, account: Account, ref: HoldRef, amount: bigint): void {
  if (amount === 0n) return;
  change(batch, account, ref, -amount);
  batch.move(account, 0n, -amount);
}

import type { LedgerOwner } from './account';

/** One balanced movement: amounts are ledger integers (asset scale), and sum to zero per asset. */
export interface Posting {
  /** What it was for, such as 'practice.claim'; with `reference` unique, so that a retry cannot post twice. */
  kind: string;
  reference: string;
  entries: { owner: LedgerOwner; asset: string; amount: bigint }[];
}

/** Throws a RangeError unless the entries of every asset sum to zero: that is a fault of the caller, not of a user. */
export function checkBalanced({ kind, entries }: Posting): void {
  const sums = new Map<string, bigint>();
  for (const { asset, amount } of entries) sums.set(asset, (sums.get(asset) ?? 0n) + amount);
  for (const [asset, sum] of sums) {
    if (sum !== 0n) throw new RangeError(`posting ${kind} is off balance by ${sum} ${asset}`);
  }
}

import type { Batch } from '../batch/batch';

// What leaves an account for good counts against one limit of 24 hours, over networks and to other users alike.

const byBatch = new WeakMap<Batch, Map<string, bigint>>();

/** Hundredths of a USD that this user's commands of the batch let go: the database does not know of them yet. */
export const leavingCents = (batch: Batch, userId: string): bigint => byBatch.get(batch)?.get(userId) ?? 0n;

export function countLeaving(batch: Batch, userId: string, cents: bigint): void {
  const counted = byBatch.get(batch) ?? new Map<string, bigint>();
  byBatch.set(batch, counted.set(userId, (counted.get(userId) ?? 0n) + cents));
}

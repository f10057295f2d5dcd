/** Limits look this far back. */
export const LIMIT_WINDOW_MS = 86_400_000;

/** Cents of the daily limit that are left, with what was sent in the 24 hours before now. */
export function leftCents(limitUsd: string, usedCents: bigint): bigint {
  const left = BigInt(limitUsd) * 100n - usedCents;
  return left > 0n ? left : 0n;
}

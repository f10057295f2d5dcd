import type { ReferencePrice } from './referencePrice';

/*
 * When a market wants to go further than its band and means it, trading stops for a while instead of running along the
 * band: everybody sees it, takes a breath, and the market opens again where new orders say it is.
 *   LIVE -> (strained for STRAIN_MS) -> HALTED for HALT_MS -> POST_ONLY for OPENING_MS -> LIVE around the new book
 */

/** How long (ms) a market may stand beyond half of its band. One touch must not stop it: anybody could do that. */
export const STRAIN_MS = 30_000;
export const HALT_MS = 120_000;
/** Orders come in but none trades, so that the book is deep when trading starts. */
export const OPENING_MS = 60_000;

const PPM = 1_000_000n;

/** True when the market stands further from its reference than half of the band. `bandPpm` is the band's share in millionths. */
export function isStrained({ micros, sampleMicros }: ReferencePrice, bandPpm: bigint): boolean {
  const distance = sampleMicros > micros ? sampleMicros - micros : micros - sampleMicros;
  return distance * PPM * 2n > micros * bandPpm;
}

/** Since when (ms) the market is strained, given since when it was; null while it is not. */
export function strainAfter(sinceMs: number | null, isNowStrained: boolean, nowMs: number): number | null {
  return isNowStrained ? (sinceMs ?? nowMs) : null;
}

/** True when trading is to stop. A clock that goes back only makes it later. */
export const hasRunTooFar = (sinceMs: number | null, nowMs: number): boolean => sinceMs !== null && nowMs - sinceMs >= STRAIN_MS;

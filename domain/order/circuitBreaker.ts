import type { ReferencePrice } from './referencePrice';

/*
 * When a market wants to go further than its band and means it, trading stops for a while instead of running along the
 * band: everybody sees it, takes a breath, and the market opens again where new orders say it is.
 *   LIVE -> (strained for STRAIN_MS) -> HALTED for HALT_MS -> POST_ONLY for OPENING_MS -> LIVE at the opening price
 */

/** How long (ms) a market may stand beyond half of its band. */
export const STRAIN_MS = 30_000;
export const HALT_MS = 120_000;
/** Orders come in but none trades, so that the book is deep when trading starts. */
export const OPENING_MS = 60_000;

const PPM = 1_000_000n;

export type BreakerPhase = 'LIVE' | 'HALTED' | 'POST_ONLY';

export interface Breaker {
  readonly phase: BreakerPhase;
  /** LIVE: since when (ms) the market is strained, null when it is not. Otherwise: when the phase began. */
  readonly sinceMs: number | null;
}

export const CALM: Breaker = { phase: 'LIVE', sinceMs: null };

/** True when the market stands further from its reference than half of the band. `bandPpm` is the band's share in millionths. */
export function isStrained({ micros, sampleMicros }: ReferencePrice, bandPpm: bigint): boolean {
  const distance = sampleMicros > micros ? sampleMicros - micros : micros - sampleMicros;
  return distance * PPM * 2n > micros * bandPpm;
}

/** When (ms) the phase ends by itself; undefined while the market is live. */
export function endOf({ phase, sinceMs }: Breaker): number | undefined {
  if (phase === 'LIVE' || sinceMs === null) return undefined;
  return sinceMs + (phase === 'HALTED' ? HALT_MS : OPENING_MS);
}

/** The breaker's state at `nowMs`, given what the market looks like then. A clock that goes back ends no phase early. */
export function watch(breaker: Breaker, reference: ReferencePrice, bandPpm: bigint, nowMs: number): Breaker {
  if (breaker.phase === 'LIVE') return watchLive(breaker, isStrained(reference, bandPpm), nowMs);
  const endMs = endOf(breaker);
  if (endMs === undefined || nowMs < endMs) return breaker;
  // A process that was away through both phases starts with the second: there must be time to bring orders in.
  return breaker.phase === 'HALTED' ? { phase: 'POST_ONLY', sinceMs: nowMs } : CALM;
}

function watchLive(breaker: Breaker, isNowStrained: boolean, nowMs: number): Breaker {
  if (!isNowStrained) return CALM;
  if (breaker.sinceMs === null) return { phase: 'LIVE', sinceMs: nowMs };
  return nowMs - breaker.sinceMs >= STRAIN_MS ? { phase: 'HALTED', sinceMs: nowMs } : breaker;
}

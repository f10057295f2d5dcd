/*
 * The price that bands and circuit breakers hang on. The last trade alone will not do: two accounts that trade with each
 * other could walk it wherever they like. Three things stand between a trader and this price:
 * - a trade counts only as far as the rest of the book agrees: it is brought between the prices that several owners
 *   support (`sampleOf`), and a side they do not support lets the price move that way but slowly;
 * - what counts is for how long the market stood there (`advance`), so that a moment's print is worth nothing;
 * - the market stops before the price has run (`circuitBreaker.ts`).
 *
 * Prices are millionths of a tick, so that slow moves of coarse prices are not rounded away.
 */

/** Millionths of a tick. */
export const MICROS_PER_TICK = 1_000_000n;

/** Time constant (ms) of the mean: a new price that stands this long has drawn the reference 63 % of the way. */
export const REFERENCE_MEMORY_MS = 300_000;

/**
 * How far (share in millionths) beyond itself the reference is drawn by trades that the book does not support, as in a market with
 * one maker: it follows slowly, by some twelve per cent an hour at most, instead of standing still until all prices leave its band.
 */
const UNSUPPORTED_PPM = 10_000n;
const PPM = 1_000_000n;

/** A clock that jumps, and a process that slept, count as this much and no more. */
const LONGEST_STEP_MS = 60_000;

export interface ReferencePrice {
  readonly micros: bigint;
  /** Where the market stands since `atMs`, and so where the reference is going. */
  readonly sampleMicros: bigint;
  readonly atMs: number;
}

/** Ticks; `bid` and `ask` are prices that several owners support, undefined where a side has no such support. */
export interface PriceEvidence {
  last: number;
  bid: number | undefined;
  ask: number | undefined;
}

const microsOf = (ticks: number) => BigInt(ticks) * MICROS_PER_TICK;

/** Begins at a price, such as the first anchor of a market or the middle of an opening book. */
export function startReference(micros: bigint, atMs: number): ReferencePrice {
  return { micros, sampleMicros: micros, atMs };
}

export const referenceAtTicks = (ticks: number, atMs: number) => startReference(microsOf(ticks), atMs);

/** The last trade, brought between what the book supports on either side. */
export function sampleOf({ micros }: ReferencePrice, { last, bid, ask }: PriceEvidence): bigint {
  const leash = (micros * UNSUPPORTED_PPM) / PPM;
  const one = bid === undefined ? micros - leash : microsOf(bid);
  const other = ask === undefined ? micros + leash : microsOf(ask);
  const [low, high] = one < other ? [one, other] : [other, one];
  const traded = microsOf(last);
  if (traded < low) return low;
  if (traded > high) return high;
  return traded;
}

/**
 * The reference at `nowMs`: the share elapsed / (memory + elapsed) of the way to where the market stood meanwhile, rounded
 * towards where it was. A clock that goes back changes nothing.
 */
export function advance(reference: ReferencePrice, nowMs: number): ReferencePrice {
  const elapsed = nowMs - reference.atMs;
  if (elapsed < 0) return { ...reference, atMs: nowMs };
  const step = BigInt(Math.min(elapsed, LONGEST_STEP_MS));
  const way = ((reference.sampleMicros - reference.micros) * step) / (BigInt(REFERENCE_MEMORY_MS) + step);
  return { ...reference, micros: reference.micros + way, atMs: nowMs };
}

/** What is true from `nowMs` on: the time until then is counted with the sample that held in it. */
export function observe(reference: ReferencePrice, nowMs: number, evidence: PriceEvidence): ReferencePrice {
  const now = advance(reference, nowMs);
  return { ...now, sampleMicros: sampleOf(now, evidence) };
}

/** Whole ticks, to the nearest, never below one: what bands are counted from and what the screen shows. */
export function referenceTicks({ micros }: ReferencePrice): number {
  return Math.max(1, Number((micros + MICROS_PER_TICK / 2n) / MICROS_PER_TICK));
}

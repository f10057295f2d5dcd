import type { PracticePair } from '../practicePairs';

/** Levels of the front, where the trading is, and of the deep end behind it. */
export const FRONT_SLOTS = 72;
const DEEP_SLOTS = 36;
/** Levels a side aims at. It may hold fewer while orders drift, but stays above fifty. */
export const SLOTS = FRONT_SLOTS + DEEP_SLOTS;
/** How strongly levels spread out with distance, in front and behind. */
const FRONT_CURVE = 3.5;
const DEEP_CURVE = 1.2;
/** How far front and ladder reach, as shares of the price: further than any depth chart looks. */
const FRONT_REACH = 0.009;
const REACH = 0.06;

/**
 * Where a side's levels lie, seen from the best price: close together at the front, further apart behind, at least a tick
 * each. Slot numbers are continuous: an order between two levels has a fraction.
 */
export class LadderShape {
  /** Distance in ticks of each whole slot. */
  private readonly offsets: number[];

  constructor(pair: Pick<PracticePair, 'anchorTicks'>) {
    const front = spread(FRONT_SLOTS, pair.anchorTicks * FRONT_REACH, FRONT_CURVE);
    const frontEnd = front.at(-1) ?? 0;
    const deep = spread(DEEP_SLOTS, pair.anchorTicks * REACH - frontEnd, DEEP_CURVE);
    this.offsets = [...front, ...deep.slice(1).map((offset) => frontEnd + offset)];
  }

  /** Ticks between the two best levels. */
  get firstGap(): number {
    return this.offset(1);
  }

  /** Distance from the best price, in ticks. */
  offset(slot: number): number {
    const below = Math.min(SLOTS - 1, Math.max(0, Math.floor(slot)));
    const from = this.offsets[below] ?? 0;
    const to = this.offsets[below + 1] ?? from;
    return from + (to - from) * (slot - below);
  }

  /** The slot of a distance in ticks; beyond the ladder it goes on growing, ahead of it it is negative. */
  slot(offset: number): number {
    let low = 0;
    let high = SLOTS;
    while (high - low > 1) {
      const middle = (low + high) >>> 1;
      if ((this.offsets[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    const from = this.offsets[low] ?? 0;
    return low + (offset - from) / ((this.offsets[high] ?? 1) - from);
  }
}

/** Distances of 0 to `slots` places that reach `reach` ticks together, wider and wider, but at least a tick each. */
function spread(slots: number, reach: number, curve: number): number[] {
  const spare = Math.max(0, reach - slots);
  return Array.from({ length: slots + 1 }, (_, slot) => slot + (spare * Math.expm1((curve * slot) / slots)) / Math.expm1(curve));
}

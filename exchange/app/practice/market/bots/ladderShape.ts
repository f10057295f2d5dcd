import type { PracticePair } from '../practicePairs';

/** Levels a side aims at. It may hold fewer while orders drift, but stays above fifty. */
export const SLOTS = 72;
/** How strongly levels spread out with distance. */
const CURVE = 3.5;
/** How far the ladder reaches, as a share of the price. */
const REACH = 0.009;

/**
 * Where a side's levels lie, seen from the best price: close together at the front, further apart behind, at least a tick
 * each. Slot numbers are continuous: an order between two levels has a fraction.
 */
export class LadderShape {
  /** Distance in ticks of each whole slot. */
  private readonly offsets: number[];

  constructor(pair: Pick<PracticePair, 'anchorTicks'>) {
    const spare = Math.max(0, pair.anchorTicks * REACH - SLOTS);
    this.offsets = Array.from({ length: SLOTS + 1 }, (_, slot) => slot + (spare * Math.expm1((CURVE * slot) / SLOTS)) / Math.expm1(CURVE));
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

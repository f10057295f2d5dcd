import { divideUnits, fromUnits } from '../money/units';
import type { Book } from './book';
import { type DepthCurve, isWithin, shareOf } from './depthCurve';
import { BOOK_SCALE, type BookSideName } from './level';

/** What it takes to move the price to a point, all in decimals. */
export interface DepthMark {
  side: BookSideName;
  price: string;
  /** (price - middle) / middle x 100, two decimals, towards zero. */
  percent: string;
  /** Everything that rests up to there, in base. */
  size: string;
  /** What that costs, or brings, before fees, in quote. */
  cost: string;
  /** cost / size, rounded down; undefined when nothing rests up to there. */
  averagePrice: string | undefined;
  /** The point as far from the middle on the other side, and what rests up to it. */
  mirror: { price: string; percent: string; size: string };
}

/** Parts of the reach that a mark can stand at, from the middle to either end. */
export const MARK_STEPS = 10_000;

/**
 * The mark at `place` steps from the middle: below zero on the bids, above on the asks, MARK_STEPS at the ends. Its price is brought to
 * a whole tick towards the middle. `tick` at BOOK_SCALE.
 */
export function depthMark(book: Book, curve: DepthCurve, place: number, tick: bigint): DepthMark {
  const side = place < 0 ? 'bids' : 'asks';
  const distance = (curve.reachUnits * BigInt(Math.round(Math.abs(place)))) / BigInt(MARK_STEPS);
  const priceUnits = markPrice(side, curve.midUnits, distance, tick);
  const mirrorSide = side === 'bids' ? 'asks' : 'bids';
  const mirrorUnits = markPrice(mirrorSide, curve.midUnits, distance, tick);
  const { sizeUnits, costUnits } = sumTo(book, side, priceUnits);
  return {
    side,
    price: decimal(priceUnits),
    percent: percentFrom(curve.midUnits, priceUnits),
    size: decimal(sizeUnits),
    cost: fromUnits(costUnits, 2 * BOOK_SCALE),
    averagePrice: sizeUnits === 0n ? undefined : decimal(costUnits / sizeUnits),
    mirror: {
      price: decimal(mirrorUnits),
      percent: percentFrom(curve.midUnits, mirrorUnits),
      size: decimal(sumTo(book, mirrorSide, mirrorUnits).sizeUnits),
    },
  };
}

/** Everything that rests within `percent` (a decimal) of the middle, in base. */
export function restingWithin(book: Book, midUnits: bigint, percent: string): Record<BookSideName, string> {
  const distance = shareOf(midUnits, percent);
  return {
    bids: decimal(sumTo(book, 'bids', midUnits - distance).sizeUnits),
    asks: decimal(sumTo(book, 'asks', midUnits + distance).sizeUnits),
  };
}

const decimal = (units: bigint) => fromUnits(units, BOOK_SCALE);

function markPrice(side: BookSideName, mid: bigint, distance: bigint, tick: bigint): bigint {
  if (side === 'asks') return ((mid + distance) / tick) * tick;
  const below = mid - distance;
  return ((below + tick - 1n) / tick) * tick;
}

function percentFrom(mid: bigint, price: bigint): string {
  return fromUnits(divideUnits((price - mid) * 10_000n, mid, 'down'), 2);
}

function sumTo(book: Book, side: BookSideName, end: bigint): { sizeUnits: bigint; costUnits: bigint } {
  let sizeUnits = 0n;
  let costUnits = 0n;
  for (const { priceUnits, quantityUnits } of book[side]) {
    if (!isWithin(side, priceUnits, end)) break;
    sizeUnits += quantityUnits;
    costUnits += priceUnits * quantityUnits;
  }
  return { sizeUnits, costUnits };
}

import { toUnits } from '../money/units';
import type { Book } from './book';
import { BOOK_SCALE, type BookLevel, type BookSideName } from './level';

/** From this price on (away from the middle) so much rests: a step of the staircase. At BOOK_SCALE. */
export interface DepthStep {
  readonly priceUnits: bigint;
  readonly totalUnits: bigint;
}

export interface DepthSide {
  /** Within the range, nearest to the middle first; totals only grow. */
  readonly steps: readonly DepthStep[];
  /** Price of the last level when the book ends within the range; undefined when it goes on beyond it. */
  readonly endsAtUnits: bigint | undefined;
}

/** What rests within a distance of the middle, added up outwards on both sides. */
export interface DepthCurve {
  /** Half way between the best prices; the best price itself while the other side is empty. */
  readonly midUnits: bigint;
  /** Distance from the middle to either end of the range. */
  readonly reachUnits: bigint;
  readonly bids: DepthSide;
  readonly asks: DepthSide;
}

const PERCENT = 100n * 10n ** BigInt(BOOK_SCALE);

/** The curve within `rangePercent` (a decimal) of the middle; undefined for an empty book. */
export function depthCurve(book: Book, rangePercent: string): DepthCurve | undefined {
  const midUnits = middleOf(book);
  if (midUnits === undefined) return undefined;
  const reachUnits = shareOf(midUnits, rangePercent);
  return {
    midUnits,
    reachUnits,
    bids: sideOf(book.bids, 'bids', midUnits - reachUnits),
    asks: sideOf(book.asks, 'asks', midUnits + reachUnits),
  };
}

/** So many percent (a decimal) of a price, rounded down. Throws a RangeError when they are no positive decimal. */
export function shareOf(priceUnits: bigint, percent: string): bigint {
  const units = toUnits(percent, BOOK_SCALE);
  if (units === undefined || units <= 0n) throw new RangeError(`not a range: ${percent}`);
  return (priceUnits * units) / PERCENT;
}

/** Whether `price` lies no further out than `end`. */
export function isWithin(side: BookSideName, price: bigint, end: bigint): boolean {
  return side === 'bids' ? price >= end : price <= end;
}

function middleOf({ bids, asks }: Book): bigint | undefined {
  const bid = bids[0]?.priceUnits;
  const ask = asks[0]?.priceUnits;
  if (bid === undefined || ask === undefined) return bid ?? ask;
  return (bid + ask) / 2n;
}

function sideOf(levels: readonly BookLevel[], side: BookSideName, endUnits: bigint): DepthSide {
  const steps: DepthStep[] = [];
  let totalUnits = 0n;
  for (const { priceUnits, quantityUnits } of levels) {
    if (!isWithin(side, priceUnits, endUnits)) break;
    totalUnits += quantityUnits;
    steps.push({ priceUnits, totalUnits });
  }
  return { steps, endsAtUnits: steps.length === levels.length ? steps.at(-1)?.priceUnits : undefined };
}

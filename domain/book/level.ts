import { toUnits } from '../money/units';

/** The wire never carries more decimals, so integers at this scale compare and add exactly whatever the market. */
export const BOOK_SCALE = 18;

/** One price of a side with everything that rests there; the integers are the decimals at BOOK_SCALE. */
export interface BookLevel {
  readonly price: string;
  readonly quantity: string;
  readonly priceUnits: bigint;
  readonly quantityUnits: bigint;
}

export type BookSideName = 'bids' | 'asks';

/** As on the wire: price and the absolute quantity there; quantity "0" removes the level. */
export type LevelChange = readonly [price: string, quantity: string];

/** Throws a RangeError when either is no plain decimal. */
export function toLevel([price, quantity]: LevelChange): BookLevel {
  const priceUnits = toUnits(price, BOOK_SCALE);
  const quantityUnits = toUnits(quantity, BOOK_SCALE);
  if (priceUnits === undefined || quantityUnits === undefined) throw new RangeError(`not a book level: ${price} x ${quantity}`);
  return { price, quantity, priceUnits, quantityUnits };
}

/** Whether `first` stands nearer to the spread than `second`: bids from the highest down, asks from the lowest up. */
export function isNearer(side: BookSideName, first: bigint, second: bigint): boolean {
  return side === 'bids' ? first > second : first < second;
}

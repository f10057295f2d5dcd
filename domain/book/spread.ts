import { fromUnits } from '../money/units';
import type { Book } from './book';
import { BOOK_SCALE } from './level';

/** Best ask - best bid, in quote; undefined when a side is empty. */
export function spreadOf(book: Book): string | undefined {
  const bid = book.bids[0];
  const ask = book.asks[0];
  return bid && ask ? fromUnits(ask.priceUnits - bid.priceUnits, BOOK_SCALE) : undefined;
}

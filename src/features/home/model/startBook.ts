import type { Depth, Level } from '@/contract/market';
import type { PriceLevel } from '@/domain/order/ticketForm';

/** Both sides of a market as the page reads them, nearest to the spread first. */
export interface TwoSides {
  bids: readonly PriceLevel[];
  asks: readonly PriceLevel[];
}

const levelOf = ([price, quantity]: Level): PriceLevel => ({ price, quantity });

/** The book the server put into the page. */
export function startBook(depth: Depth | undefined): TwoSides | undefined {
  return depth && { bids: depth.bids.map(levelOf), asks: depth.asks.map(levelOf) };
}

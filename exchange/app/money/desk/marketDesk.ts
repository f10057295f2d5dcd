import { Book } from '../../../engine/book';
import type { Market, MarketState } from '../records/market';
import { CommittedBook } from './committedBook';

/** One market as the writer works on it. */
export class MarketDesk {
  book = new Book();
  readonly committed: CommittedBook;
  seq = 0;
  lastPriceTicks = 0;
  state: MarketState = 'LIVE';
  stateReason: string | null = null;
  /** True while the engine works: still true afterwards, it was interrupted by a fault and the book is not to be trusted. */
  isMatching = false;

  constructor(readonly market: Market) {
    this.committed = new CommittedBook(market.symbol);
  }
}

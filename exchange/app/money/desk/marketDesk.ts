import { Book } from '../../../engine/book';
import type { Batch } from '../batch/batch';
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

/** Changes what a market takes, in memory and with the batch. */
export function setMarketState(batch: Batch, marketDesk: MarketDesk, state: MarketState, reason: string | null): void {
  const before = { state: marketDesk.state, stateReason: marketDesk.stateReason };
  marketDesk.state = state;
  marketDesk.stateReason = reason;
  batch.update('market_state', { symbol: marketDesk.market.symbol, state, state_reason: reason });
  batch.onUndo(() => Object.assign(marketDesk, before));
}

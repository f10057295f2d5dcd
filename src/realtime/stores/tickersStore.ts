import type { Ticker } from '@/contract/market';
import type { ChannelFrame } from '../channelKey';
import { ExternalStore } from '../externalStore';
import type { FrameScheduler } from '../frameScheduler';
import type { ChannelReader } from '../stream';

export type Tickers = ReadonlyMap<string, Ticker>;
export const NO_TICKERS: Tickers = new Map();

/** The 24 h ticker of every market. A ticker that did not change stays the same object. */
export class TickersStore extends ExternalStore<Tickers> implements ChannelReader {
  constructor(scheduler: FrameScheduler) {
    super(scheduler, NO_TICKERS);
  }

  /** A ticker to look at until the first frame comes. */
  startWith(ticker: Ticker): void {
    if (!this.value.has(ticker.symbol)) this.begin(new Map(this.value).set(ticker.symbol, ticker));
  }

  onFrame(frame: ChannelFrame): void {
    if (frame.type !== 'tickers') return;
    const next = new Map(this.value);
    for (const ticker of frame.tickers) next.set(ticker.symbol, ticker);
    this.set(next);
  }

  /** Prices stay, marked as old by freshness; the full frame after reconnecting replaces them. */
  onLost(): void {}
}

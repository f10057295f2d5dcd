import type { Ticker } from '@/contract/market';
import { dayWithLast } from '@/domain/market/dayWithLast';
import type { ChannelFrame } from '../channelKey';
import { ExternalStore } from '../externalStore';
import type { FrameScheduler } from '../frameScheduler';
import type { ChannelReader } from '../stream';
import { type NewestPrice, NewestPrices } from './newestPrices';

export type Tickers = ReadonlyMap<string, Ticker>;
export const NO_TICKERS: Tickers = new Map();

/**
 * The 24 h ticker of every market, with the last price of whichever channel knows it newest and the day's figures up to it: all that show
 * a price or a change read it here, so that two places never show two of them. A ticker that did not change stays the same object.
 */
export class TickersStore extends ExternalStore<Tickers> implements ChannelReader {
  private readonly prices = new NewestPrices();

  constructor(scheduler: FrameScheduler) {
    super(scheduler, NO_TICKERS);
  }

  /** A ticker to look at until the first frame comes. */
  startWith(ticker: Ticker): void {
    if (!this.value.has(ticker.symbol)) this.begin(new Map(this.value).set(ticker.symbol, ticker));
  }

  /** As of this moment; what readers see is as of the last paint. */
  newestPrice(symbol: string): NewestPrice | undefined {
    return this.prices.get(symbol);
  }

  /** Frames of every channel that tells prices. */
  onFrame(frame: ChannelFrame): void {
    this.prices.hear(frame);
    if (frame.type === 'tickers') this.replace(frame.tickers);
    if (frame.type !== 'trades' && frame.type !== 'kline') return;
    this.reprice(frame.symbol);
  }

  /** Prices stay, marked as old by freshness; the frames after reconnecting are newer. */
  onLost(): void {}

  private replace(tickers: readonly Ticker[]): void {
    const next = new Map(this.value);
    for (const ticker of tickers) next.set(ticker.symbol, this.priced(ticker));
    this.set(next, true);
  }

  private reprice(symbol: string): void {
    const ticker = this.value.get(symbol);
    const priced = ticker && this.priced(ticker);
    if (priced && priced !== ticker) this.set(new Map(this.value).set(symbol, priced));
  }

  private priced(ticker: Ticker): Ticker {
    const last = this.prices.get(ticker.symbol)?.price ?? ticker.last;
    return last === ticker.last ? ticker : dayWithLast({ ...ticker, last });
  }
}

import { candleOpenTime, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { STORED_SOURCE } from './candleSeries';
import { aggregate, fillHoles } from './candles';
import type { MarketState } from './marketState';
import type { Candle, MarketDataStore } from './ports';
import { RecentlyUsed } from './recentlyUsed';

/** Ranges of closed candles kept ready: those of the popular charts. */
const KEPT_RANGES = 200;

interface Range {
  interval: KlineInterval;
  fromMs: number;
  toMs: number;
}

/** Reads dense candles: closed ones from the database and what is not stored yet, the running one from memory. */
export class CandleHistory {
  // Closed candles never change, so a range of them can be kept until history is written by hand.
  readonly #closed = new RecentlyUsed<Candle[]>(KEPT_RANGES);

  constructor(private readonly store: MarketDataStore) {}

  /** The last `limit` candles opening before `endMs`, oldest first; fewer when history is shorter. */
  async read(market: MarketState, interval: KlineInterval, endMs: number, limit: number): Promise<Candle[]> {
    const running = market.candles.running(interval);
    if (!running || limit <= 0) return [];
    const lastOpenMs = candleOpenTime(interval, Math.min(running.openMs, endMs - 1));
    const isLive = lastOpenMs === running.openMs;
    const closedTo = isLive ? running.openMs : openTimeAfter(interval, lastOpenMs);
    const fromMs = openTimeAfter(interval, lastOpenMs, 1 - limit);
    // Copied before waiting: the running candle may grow or close meanwhile.
    const live = isLive ? [{ ...running }] : [];
    const closed = await this.#readClosed(market, { interval, fromMs, toMs: closedTo });
    return [...closed, ...live];
  }

  /** Forgets what is kept ready: history was written. */
  forget(): void {
    this.#closed.clear();
  }

  #readClosed(market: MarketState, range: Range): Promise<Candle[]> {
    const { interval, fromMs, toMs } = range;
    return this.#closed.get(`${market.symbol}|${interval}|${fromMs}|${toMs}`, () => this.#load(market, range));
  }

  async #load(market: MarketState, { interval, fromMs, toMs }: Range): Promise<Candle[]> {
    if (fromMs >= toMs) return [];
    const source = STORED_SOURCE[interval];
    // Taken before the query: a candle that is saved meanwhile is then in both, and none is missed.
    const unsaved = market.candles.unsaved.filter((closed) => closed.interval === source).map(({ candle }) => candle);
    const { before, rows } = await this.store.candles(market.symbol, source, fromMs, toMs);
    const within = [...rows, ...unsaved].filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
    const finer = [...new Map(within.map((candle) => [candle.openMs, candle])).values()];
    const ahead = unsaved.filter(({ openMs }) => openMs < fromMs).at(-1) ?? before;
    return fillHoles(interval, aggregate(interval, finer), fromMs, toMs, ahead?.close);
  }
}

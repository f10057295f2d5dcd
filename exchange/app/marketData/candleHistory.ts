import type { Kline } from '@/contract/market';
import { candleOpenTime, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { type Chunk, chunkOf } from './candleChunks';
import { STORED_SOURCE } from './candleSeries';
import { aggregate, fillHoles } from './candles';
import type { KeptMarket } from './keptMarket';
import type { MarketDataStore } from './ports';
import { RecentlyUsed } from './recentlyUsed';
import { klineOf } from './wire';

/** Chunks of closed candles kept ready, of 250 candles at most: some 50 MB when all are full. */
const KEPT_CHUNKS = 600;

/** The closed candles of a chunk without holes, as they travel: putting numbers into words costs more than finding them. */
interface ClosedChunk {
  klines: Kline[];
  /** Whether there is anything before them. */
  hasBefore: boolean;
}

/** Reads dense candles: closed ones from the database and what is not stored yet, the running one from memory. */
export class CandleHistory {
  // Closed candles never change, so they can be kept until history is written by hand. Times before all history are endless.
  readonly #closed = new RecentlyUsed<ClosedChunk>(KEPT_CHUNKS, ({ klines }) => klines.length > 0);

  constructor(private readonly store: Pick<MarketDataStore, 'candles'>) {}

  /** The last `limit` candles opening before `endMs`, oldest first; fewer when history is shorter. */
  async read(market: KeptMarket, interval: KlineInterval, endMs: number, limit: number): Promise<Kline[]> {
    const running = market.candles.running(interval);
    if (!running || limit <= 0) return [];
    const lastOpenMs = candleOpenTime(interval, Math.min(running.openMs, endMs - 1));
    const isLive = lastOpenMs === running.openMs;
    const closedTo = isLive ? running.openMs : openTimeAfter(interval, lastOpenMs);
    const fromMs = openTimeAfter(interval, lastOpenMs, 1 - limit);
    // Copied before waiting: the running candle may grow or close meanwhile.
    const live = isLive ? [klineOf(running, market.units)] : [];
    const closed = await this.#readClosed(market, interval, fromMs, closedTo);
    return [...closed, ...live];
  }

  /** Forgets what is kept ready: history was written. */
  forget(): void {
    this.#closed.clear();
  }

  async #readClosed(market: KeptMarket, interval: KlineInterval, fromMs: number, toMs: number): Promise<Kline[]> {
    const closedTo = Math.max(toMs, market.candles.running(interval)?.openMs ?? toMs);
    const parts: Kline[][] = [];
    // Backwards, one after the other: nothing is read past the beginning of history, and others have their turn in between.
    for (let endMs = toMs; endMs > fromMs; ) {
      const { fromMs: startMs, toMs: nextMs } = chunkOf(interval, openTimeAfter(interval, endMs, -1));
      const { klines, hasBefore } = await this.#chunk(market, interval, { fromMs: startMs, toMs: Math.min(nextMs, closedTo) });
      const isWhole = startMs >= fromMs && nextMs <= toMs;
      parts.unshift(isWhole ? klines : klines.filter(([openMs]) => openMs >= fromMs && openMs < toMs));
      if (!hasBefore) break;
      endMs = startMs;
    }
    return parts.flat();
  }

  async #chunk(market: KeptMarket, interval: KlineInterval, chunk: Chunk): Promise<ClosedChunk> {
    const key = `${market.symbol}|${interval}|${chunk.fromMs}|${chunk.toMs}`;
    let isOwn = false;
    const load = () => {
      isOwn = true;
      return this.#load(market, interval, chunk);
    };
    try {
      return await this.#closed.get(key, load);
    } catch (error) {
      if (isOwn) throw error;
      // Somebody else's reading failed, because of who they are perhaps: they may have too many under way.
      return this.#closed.get(key, load);
    }
  }

  async #load(market: KeptMarket, interval: KlineInterval, { fromMs, toMs }: Chunk): Promise<ClosedChunk> {
    const source = STORED_SOURCE[interval];
    // Taken before the query: a candle that is saved meanwhile is then in both, and none is missed.
    const unsaved = market.candles.unsaved.filter((closed) => closed.interval === source).map(({ candle }) => candle);
    const { before, rows } = await this.store.candles(market.symbol, source, fromMs, toMs);
    const within = [...rows, ...unsaved].filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
    const finer = [...new Map(within.map((candle) => [candle.openMs, candle])).values()];
    const ahead = unsaved.filter(({ openMs }) => openMs < fromMs).at(-1) ?? before;
    const dense = fillHoles(interval, aggregate(interval, finer), fromMs, toMs, ahead?.close);
    return { klines: dense.map((candle) => klineOf(candle, market.units)), hasBefore: ahead !== undefined };
  }
}

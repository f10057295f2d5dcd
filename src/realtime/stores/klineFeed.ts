import { type Candle, chartNumber, hasSamePrices, toCandle } from '@/domain/chart/candles';
import { candleOpenTime, type KlineInterval } from '@/domain/chart/intervals';
import type { ChannelFrame } from '../channelKey';
import type { FrameScheduler, Publishable } from '../frameScheduler';
import type { ChannelReader } from '../stream';
import type { NewestPrice } from './newestPrices';
import type { TickersStore } from './tickersStore';

/** What a chart hears. */
export interface KlineListener {
  /** The running candle; at most once per animation frame and open time, and never out of order. */
  onCandle(candle: Candle): void;
  /** Candles may have been missed: load the newest page again. */
  onMissed(): void;
}

/**
 * Hands the running candle to a chart, which draws it outside React. Candles that close within one frame are all handed on. The last of
 * them follows the market's last price as every other place shows it: candles themselves are told less often than trades.
 */
export class KlineFeed implements ChannelReader, Publishable {
  private waiting = new Map<number, Candle>();
  private wasLost = false;
  /** The newest candle the exchange told of. */
  private told: Candle | undefined;
  private shown: Candle | undefined;

  constructor(
    private readonly scheduler: FrameScheduler,
    private readonly source: { symbol: string; interval: KlineInterval },
    private readonly prices: TickersStore,
    private readonly listener: KlineListener,
  ) {}

  onFrame(frame: ChannelFrame): void {
    if (frame.type !== 'kline') return;
    this.prices.onFrame(frame);
    const candle = toCandle(frame.kline);
    this.waiting.set(candle.time, candle);
    // What only adds to a volume is seen soon enough.
    const before = this.shown ?? this.told;
    this.scheduler.markDirty(this, before !== undefined && hasSamePrices(before, candle));
  }

  onLost(): void {
    this.wasLost = true;
    this.told = undefined;
    this.shown = undefined;
  }

  publish(): void {
    if (this.wasLost) this.listener.onMissed();
    this.wasLost = false;
    const candles = [...this.waiting.values()].sort((a, b) => a.time - b.time);
    this.waiting.clear();
    const newest = candles.at(-1);
    const follows = newest !== undefined && newest.time >= (this.told?.time ?? 0);
    for (const candle of follows ? candles.slice(0, -1) : candles) this.listener.onCandle(candle);
    if (!follows) return;
    this.told = newest;
    this.shown = undefined;
    this.follow();
  }

  /** The last price may be another one. */
  follow(): void {
    // Candles that wait are handed on when this feed is published, with the price in them.
    if (!this.told || this.waiting.size > 0) return;
    const candle = this.withLastPrice(this.told);
    if (candle === this.shown) return;
    // A trade opened the next candle: the one before keeps what it was told.
    if (!this.shown && candle.time !== this.told.time) this.listener.onCandle(this.told);
    this.shown = candle;
    this.listener.onCandle(candle);
  }

  private withLastPrice(told: Candle): Candle {
    const price = this.prices.newestPrice(this.source.symbol);
    const before = this.shown ?? told;
    return price ? withPrice(before, price, this.source.interval) : before;
  }
}

/**
 * The running candle with the last price in it. Only a trade after its end opens the next one: a price alone may be older than its frame.
 */
function withPrice(candle: Candle, { price, at, tradedAt }: NewestPrice, interval: KlineInterval): Candle {
  const close = chartNumber(price);
  const time = candleOpenTime(interval, tradedAt ?? at) / 1000;
  if (close === candle.close || time < candle.time) return candle;
  if (time === candle.time) return { ...candle, close, high: Math.max(candle.high, close), low: Math.min(candle.low, close) };
  return tradedAt === undefined ? candle : { time, open: close, high: close, low: close, close, volume: 0 };
}

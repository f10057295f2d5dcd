import { type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import type { ChannelFrame } from '../channelKey';

export interface NewestPrice {
  price: string;
  /** When the exchange looked (ms since the epoch, its clock). */
  at: number;
  /** When the trade that made it happened; undefined where only the price was told. */
  tradedAt?: number;
}

type Source = ChannelFrame['type'];

/** Channels lag behind each other by less. What seems older still comes from a clock that was set back. */
const LAG_MS = 10_000;

/**
 * Every market's last price by the newest frame that tells it. Trades come at once, candles and tickers are collected for a while, so a
 * frame that arrives later may know less: between channels the exchange's own time decides. Within one channel frames come in order, and
 * there the later one wins. So does one that is older by more than channels lag: a clock that is set back holds no price up.
 */
export class NewestPrices {
  private readonly known = new Map<string, NewestPrice & { source: Source }>();

  get(symbol: string): NewestPrice | undefined {
    return this.known.get(symbol);
  }

  /** Of the symbols a frame tells of. */
  hear(frame: ChannelFrame): void {
    if (frame.type === 'tickers') {
      for (const { symbol, last } of frame.tickers) if (last !== null) this.tell(symbol, frame.type, { price: last, at: frame.at });
    }
    if (frame.type === 'trades') {
      const newest = frame.trades.at(frame.isSnapshot ? 0 : -1);
      if (newest) this.tell(frame.symbol, frame.type, { price: newest.price, at: frame.at, tradedAt: newest.at });
    }
    if (frame.type === 'kline' && isRunning(frame.interval, frame.kline[0], frame.at))
      this.tell(frame.symbol, frame.type, { price: frame.kline[4], at: frame.at });
  }

  private tell(symbol: string, source: Source, told: NewestPrice): void {
    const known = this.known.get(symbol);
    if (known && known.source !== source && told.at < known.at && known.at - told.at < LAG_MS) return;
    // The same price, seen again: the trade that made it is still the one.
    const tradedAt = told.tradedAt ?? (known?.price === told.price ? known.tradedAt : undefined);
    this.known.set(symbol, { ...told, tradedAt, source });
  }
}

/** A candle that has closed is sent once more, whole, beside the one that runs: its close is no longer the last price. */
function isRunning(interval: KlineInterval, openTime: number, at: number): boolean {
  return at < openTimeAfter(interval, openTime);
}

import type { CallData } from '@/contract/calls';
import { type Candle, mergeCandle, prependCandles, toCandle } from '@/domain/chart/candles';
import { INTERVAL_MS, type KlineInterval } from '@/domain/chart/intervals';
import { quietCall } from '@/src/api/quietCall';

const OLDER_PAGE = 500;
const NEWEST_PAGE = 300;

export interface CandleSource {
  symbol: string;
  interval: KlineInterval;
}

/** Everything known of one market's candles, oldest first, and how to know more. */
export class CandleHistory {
  candles: readonly Candle[] = [];
  private isLoadingOlder = false;
  private hasOlder = true;

  constructor(
    private readonly source: CandleSource,
    private readonly load: typeof loadCandles = loadCandles,
  ) {}

  /** A page that was read: its candles fill in what is missing; those that overlap are the newer word. */
  take(page: CallData<'klines'>): void {
    const fresh = page.map(toCandle);
    const older = this.candles.filter((candle) => candle.time < (fresh[0]?.time ?? 0));
    const newer = this.candles.filter((candle) => candle.time > (fresh.at(-1)?.time ?? Number.POSITIVE_INFINITY));
    this.candles = fresh.length === 0 ? this.candles : [...older, ...fresh, ...newer];
  }

  /** The running candle. False when a candle in between is missing: read the newest page then. */
  run(candle: Candle): boolean {
    const last = this.candles.at(-1);
    const isNext = !last || candle.time - last.time <= INTERVAL_MS[this.source.interval] / 1000;
    this.candles = mergeCandle(this.candles, candle);
    return isNext;
  }

  /** Reads the newest page again. */
  async refresh(): Promise<void> {
    this.take(await this.load(this.source, { limit: NEWEST_PAGE }));
  }

  /** Reads one page of older candles. True when there were any. */
  async loadOlder(): Promise<boolean> {
    const first = this.candles[0];
    if (!first || this.isLoadingOlder || !this.hasOlder) return false;
    this.isLoadingOlder = true;
    try {
      const page = await this.load(this.source, { endTime: first.time * 1000, limit: OLDER_PAGE });
      this.hasOlder = page.length > 0;
      this.candles = prependCandles(page.map(toCandle), this.candles);
      return this.hasOlder;
    } finally {
      this.isLoadingOlder = false;
    }
  }
}

/** Candles opening before `endTime`, or the newest. */
function loadCandles(source: CandleSource, page: { endTime?: number; limit: number }): Promise<CallData<'klines'>> {
  return quietCall('klines', { coinSymbol: source.symbol, type: source.interval, ...page });
}

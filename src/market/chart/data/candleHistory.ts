import type { CallData } from '@/contract/calls';
import { type Candle, mergeCandle, prependCandles, toCandle } from '@/domain/chart/candles';
import { type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { quietCall } from '@/src/api/quietCall';
import { Store } from '@/src/lib/store/store';

const OLDER_PAGE = 500;
const NEWEST_PAGE = 300;

export interface CandleSource {
  symbol: string;
  interval: KlineInterval;
}

/** What is known of the time before the first candle: more may be there, is being read, could not be read, or is not there. */
export type HistoryEdge = 'open' | 'loading' | 'failed' | 'end';

/** Everything known of one market's candles, oldest first, and how to know more. */
export class CandleHistory {
  candles: readonly Candle[] = [];
  /** A first page was read, though it may hold nothing: the market has no trades yet. */
  isRead = false;
  readonly edge = new Store<HistoryEdge>('open');

  constructor(
    private readonly source: CandleSource,
    private readonly load: typeof loadCandles = loadCandles,
  ) {}

  /**
   * A page that was read: its candles fill in what is missing; those that overlap are the newer word. A page that does not reach back to
   * what is known leaves a hole that nobody fills, so what lies before the hole is let go and read again when it comes into view.
   */
  take(page: CallData<'klines'>): void {
    this.isRead = true;
    const fresh = page.map(toCandle);
    const first = fresh[0];
    if (!first) return;
    const older = this.candles.filter((candle) => candle.time < first.time);
    const newer = this.candles.filter((candle) => candle.time > (fresh.at(-1)?.time ?? 0));
    const isJoined = older.length === 0 || this.follows(older.at(-1), first);
    if (!isJoined) this.edge.set('open');
    this.candles = [...(isJoined ? older : []), ...fresh, ...newer];
  }

  /** The running candle. False when a candle in between is missing: read the newest page then. */
  run(candle: Candle): boolean {
    const isNext = this.follows(this.candles.at(-1), candle);
    this.candles = mergeCandle(this.candles, candle);
    return isNext;
  }

  /** Reads the newest page again. */
  async refresh(): Promise<void> {
    this.take(await this.load(this.source, { limit: NEWEST_PAGE }));
  }

  /**
   * Reads one page of older candles. True when there were any. After a failure it stays away until `isRetry`: asking at every move of
   * the view would ask all the time.
   */
  async loadOlder(isRetry = false): Promise<boolean> {
    const first = this.candles[0];
    const edge = this.edge.getSnapshot();
    if (!first || edge === 'loading' || edge === 'end' || (edge === 'failed' && !isRetry)) return false;
    this.edge.set('loading');
    try {
      const page = await this.load(this.source, { endTime: first.time * 1000, limit: OLDER_PAGE });
      this.candles = prependCandles(page.map(toCandle), this.candles);
      this.edge.set(page.length > 0 ? 'open' : 'end');
      return page.length > 0;
    } catch {
      this.edge.set('failed');
      return false;
    }
  }

  private follows(before: Candle | undefined, candle: Candle): boolean {
    return !before || candle.time * 1000 <= openTimeAfter(this.source.interval, before.time * 1000);
  }
}

/** Candles opening before `endTime`, or the newest. */
function loadCandles(source: CandleSource, page: { endTime?: number; limit: number }): Promise<CallData<'klines'>> {
  return quietCall('klines', { coinSymbol: source.symbol, type: source.interval, ...page });
}

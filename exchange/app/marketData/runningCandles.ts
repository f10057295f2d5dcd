import { candleOpenTime, KLINE_INTERVALS, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { isStored } from './candleSeries';
import { addDeal, flatCandle } from './candles';
import type { Candle, ClosedCandles, CommittedTrade } from './ports';

type ClosedCandle = ClosedCandles['candles'][number];

/** What a market's candles are when its running minute starts: see `loadMarket.ts`. */
export interface CandleSeeds {
  candles: Record<KlineInterval, Candle>;
  lastTradeId: string;
}

/**
 * The running candle of every interval of one market. Trades come in the order of their ids; a trade stamped earlier than
 * the running candle's opening counts in the running one, because closed candles never change.
 */
export class RunningCandles {
  readonly #running = new Map<KlineInterval, Candle>();
  readonly #previous = new Map<KlineInterval, Candle>();
  #lastTradeId = '0';
  #closedTradeId = '0';
  #closed: ClosedCandle[] = [];
  /** Grows with every change, so that a reader knows whether to look again. */
  version = 0;

  /** Starts from stored history. */
  seed({ candles, lastTradeId }: CandleSeeds): void {
    for (const interval of KLINE_INTERVALS) this.#running.set(interval, { ...candles[interval] });
    this.#lastTradeId = lastTradeId;
    this.#closedTradeId = lastTradeId;
    this.#closed = [];
    this.#previous.clear();
    this.version += 1;
  }

  /** The running candle; undefined before the first trade of the market. Do not change it. */
  running(interval: KlineInterval): Candle | undefined {
    return this.#running.get(interval);
  }

  /** The candle right before the running one, when this process saw it close. */
  previous(interval: KlineInterval): Candle | undefined {
    return this.#previous.get(interval);
  }

  get lastTradeId(): string {
    return this.#lastTradeId;
  }

  /** Takes a trade into every interval; false when its id is not above the last one (it has been counted). */
  addTrade(trade: CommittedTrade): boolean {
    if (BigInt(trade.id) <= BigInt(this.#lastTradeId)) return false;
    this.advance(trade.atMs);
    for (const interval of KLINE_INTERVALS) addDeal(this.#candleFor(interval, trade), trade);
    this.#lastTradeId = trade.id;
    this.version += 1;
    return true;
  }

  /** Closes candles whose time is over at `nowMs` and opens flat ones. Never goes back. */
  advance(nowMs: number): void {
    const minute = this.#running.get('1m');
    // Every candle opens with a minute: while that one runs, all of them do.
    if (!minute || candleOpenTime('1m', nowMs) <= minute.openMs) return;
    for (const [interval, candle] of this.#running) {
      const openMs = candleOpenTime(interval, nowMs);
      if (openMs > candle.openMs) this.#roll(interval, candle, openMs);
    }
  }

  /** Closed candles that are not stored yet, oldest first. */
  get unsaved(): readonly ClosedCandle[] {
    return this.#closed;
  }

  /** The last trade that closed minutes contain: where a restart continues. */
  get closedTradeId(): string {
    return this.#closedTradeId;
  }

  /** Forgets the first `count` unsaved candles: they are stored now. */
  markSaved(count: number): void {
    this.#closed = this.#closed.slice(count);
  }

  #candleFor(interval: KlineInterval, trade: CommittedTrade): Candle {
    const running = this.#running.get(interval);
    if (running) return running;
    const first = flatCandle(candleOpenTime(interval, trade.atMs), trade.priceTicks);
    this.#running.set(interval, first);
    return first;
  }

  #roll(interval: KlineInterval, candle: Candle, openMs: number): void {
    if (candle.lots > 0 && isStored(interval)) this.#closed.push({ interval, candle });
    if (interval === '1m') this.#closedTradeId = this.#lastTradeId;
    const previousOpenMs = openTimeAfter(interval, openMs, -1);
    this.#previous.set(interval, candle.openMs === previousOpenMs ? candle : flatCandle(previousOpenMs, candle.close));
    this.#running.set(interval, flatCandle(openMs, candle.close));
    this.version += 1;
  }
}

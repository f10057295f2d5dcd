import { candleOpenTime, INTERVAL_MS } from '@/domain/chart/intervals';
import { addDeal, flatCandle } from './candles';
import type { Candle, CommittedTrade } from './ports';

const DAY_MS = INTERVAL_MS['1d'];

/** Prices in ticks, volumes in lots and ticks x lots, over the past 1440 minutes, the running one included. */
export interface DayStats {
  open: number;
  high: number;
  low: number;
  last: number;
  lots: number;
  tickLots: bigint;
}

/**
 * Rolling 24 hours in minute buckets. The window slides minute by minute: it covers the running minute and the 1439 before it.
 * The price standing when the window opens (the last trade before it) is its `open` and counts for high and low.
 */
export class DayWindow {
  /** Minutes something traded in, oldest first. */
  #minutes: Candle[] = [];
  /** Last price ahead of `#minutes`. */
  #closeBefore: number | undefined;
  /** Stats of all minutes but the newest, kept while the window stands still. */
  #settled: { startMs: number; count: number; stats: DayStats | undefined } | undefined;

  /** Fills the window from stored minutes, oldest first. `closeBefore` is the last price ahead of them. */
  seed(minutes: readonly Candle[], closeBefore: number | undefined): void {
    this.#minutes = minutes.map((minute) => ({ ...minute }));
    this.#closeBefore = closeBefore;
    this.#settled = undefined;
  }

  add(trade: CommittedTrade): void {
    const last = this.#minutes.at(-1);
    // As in the candles, a late stamp counts in the newest minute.
    const openMs = Math.max(candleOpenTime('1m', trade.atMs), last?.openMs ?? 0);
    if (last?.openMs === openMs) {
      addDeal(last, trade);
      return;
    }
    const minute = flatCandle(openMs, trade.priceTicks);
    addDeal(minute, trade);
    this.#evict(windowStart(openMs));
    this.#minutes.push(minute);
  }

  /** Undefined for a market that never traded. */
  stats(nowMs: number): DayStats | undefined {
    const startMs = windowStart(nowMs);
    this.#evict(startMs);
    const newest = this.#minutes.at(-1);
    const settled = this.#settledStats(startMs);
    return newest ? including(settled, newest) : settled;
  }

  /** Last prices at the end of each `stepMs` of the window, oldest first, from the first step that has a price. */
  closes(nowMs: number, stepMs: number): number[] {
    const startMs = windowStart(nowMs);
    this.#evict(startMs);
    const result: number[] = [];
    let carried = this.#closeBefore;
    let next = 0;
    for (let stepEndMs = startMs + stepMs; stepEndMs <= startMs + DAY_MS; stepEndMs += stepMs) {
      for (let minute = this.#minutes[next]; minute && minute.openMs < stepEndMs; minute = this.#minutes[next]) {
        carried = minute.close;
        next += 1;
      }
      if (carried !== undefined) result.push(carried);
    }
    return result;
  }

  #settledStats(startMs: number): DayStats | undefined {
    const count = this.#minutes.length;
    if (this.#settled?.startMs === startMs && this.#settled.count === count) return this.#settled.stats;
    const carriedIn = this.#minutes[0]?.openMs !== startMs ? this.#closeBefore : undefined;
    const carried = carriedIn === undefined ? undefined : including(undefined, flatCandle(startMs, carriedIn));
    const stats = this.#minutes.slice(0, -1).reduce<DayStats | undefined>(including, carried);
    this.#settled = { startMs, count, stats };
    return stats;
  }

  #evict(startMs: number): void {
    let gone = 0;
    for (let minute = this.#minutes[gone]; minute && minute.openMs < startMs; minute = this.#minutes[gone]) {
      this.#closeBefore = minute.close;
      gone += 1;
    }
    if (gone > 0) this.#minutes = this.#minutes.slice(gone);
  }
}

function windowStart(nowMs: number): number {
  return candleOpenTime('1m', nowMs) + INTERVAL_MS['1m'] - DAY_MS;
}

function including(stats: DayStats | undefined, minute: Candle): DayStats {
  const { open, high, low, close, lots, tickLots } = minute;
  if (!stats) return { open, high, low, last: close, lots, tickLots };
  return {
    open: stats.open,
    high: Math.max(stats.high, high),
    low: Math.min(stats.low, low),
    last: close,
    lots: stats.lots + lots,
    tickLots: stats.tickLots + tickLots,
  };
}

import { candleOpenTime, INTERVAL_MS } from '@/domain/chart/intervals';
import type { StoredInterval } from '../../../marketData/ports';

const DAY_MS = INTERVAL_MS['1d'];
/** How far back each candle length reaches, counted from the start of today (UTC). */
const REACH_DAYS: readonly [StoredInterval, number][] = [
  ['1m', 7],
  ['15m', 30],
  ['1h', 365],
  ['1d', 3 * 365],
];

export interface Step {
  openMs: number;
  interval: StoredInterval;
}

/** Where a full history starts. */
export function historyStart(nowMs: number): number {
  return candleOpenTime('1d', nowMs) - 3 * 365 * DAY_MS;
}

/**
 * The steps from `fromMs` (a full minute) to the last full minute before `toMs`, each as short as the candles kept for its
 * age. A day that has begun with minutes ends with minutes, so that every longer candle is the sum of whole shorter ones.
 */
export function timeline(fromMs: number, toMs: number): Step[] {
  const steps: Step[] = [];
  const today = candleOpenTime('1d', toMs);
  const minutesUntil = Math.ceil(fromMs / DAY_MS) * DAY_MS;
  for (let openMs = fromMs; ; ) {
    const interval = openMs < minutesUntil ? '1m' : intervalFor(today - openMs);
    const closeMs = openMs + INTERVAL_MS[interval];
    if (closeMs > toMs) return steps;
    steps.push({ openMs, interval });
    openMs = closeMs;
  }
}

function intervalFor(ageMs: number): StoredInterval {
  return REACH_DAYS.find(([, days]) => ageMs <= days * DAY_MS)?.[0] ?? '1d';
}

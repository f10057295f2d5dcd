import { INTERVAL_MS, type KlineInterval } from '@/domain/chart/intervals';

/** Whether candles are told apart by the clock and not by the date alone. */
export function hasClock(interval: KlineInterval): boolean {
  return INTERVAL_MS[interval] < INTERVAL_MS['1d'];
}

/**
 * Seconds to add to a candle's time so that a chart that knows UTC only shows the reader's clock, as the trades beside it do.
 * Candles of a day and longer open at midnight UTC and keep their date.
 */
export function clockOffsetSeconds(interval: KlineInterval): number {
  return hasClock(interval) ? -new Date().getTimezoneOffset() * 60 : 0;
}

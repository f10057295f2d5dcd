import { INTERVAL_MS, type KlineInterval } from '@/domain/chart/intervals';

const DAY_MS = INTERVAL_MS['1d'];

/**
 * Seconds to add to a candle's time so that a chart that knows UTC only shows the reader's clock, as the trades beside it do.
 * Candles of a day and longer open at midnight UTC and keep their date.
 */
export function clockOffsetSeconds(interval: KlineInterval): number {
  return INTERVAL_MS[interval] >= DAY_MS ? 0 : -new Date().getTimezoneOffset() * 60;
}

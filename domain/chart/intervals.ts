/** Candle intervals served by the exchange: wire name and length in milliseconds (1w starts on Monday, 1M on the first, both UTC). */
export const KLINE_INTERVALS = ['1m', '5m', '15m', '30m', '1h', '4h', '1d', '1w'] as const;
export type KlineInterval = (typeof KLINE_INTERVALS)[number];

const MINUTE = 60_000;
export const INTERVAL_MS: Record<KlineInterval, number> = {
  '1m': MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': 60 * MINUTE,
  '4h': 240 * MINUTE,
  '1d': 1440 * MINUTE,
  '1w': 10_080 * MINUTE,
};

// 1970-01-01 was a Thursday; weeks start on Monday, four days later.
const WEEK_OFFSET_MS = 4 * 1440 * MINUTE;

/** Open time (ms since the epoch, UTC) of the candle that `atMs` falls in. */
export function candleOpenTime(interval: KlineInterval, atMs: number): number {
  const lengthMs = INTERVAL_MS[interval];
  const offsetMs = interval === '1w' ? WEEK_OFFSET_MS : 0;
  return Math.floor((atMs - offsetMs) / lengthMs) * lengthMs + offsetMs;
}

/**
 * Candle intervals served by the exchange, by their wire names. All count in UTC: 3d from the epoch on, 1w from Monday, 1M from the
 * first of the month.
 */
export const KLINE_INTERVALS = ['1m', '3m', '5m', '15m', '30m', '1h', '2h', '4h', '6h', '8h', '12h', '1d', '3d', '1w', '1M'] as const;
export type KlineInterval = (typeof KLINE_INTERVALS)[number];

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Length in milliseconds; of 1M, whose length varies, the longest it gets. Use `openTimeAfter` to go from candle to candle. */
export const INTERVAL_MS: Record<KlineInterval, number> = {
  '1m': MINUTE,
  '3m': 3 * MINUTE,
  '5m': 5 * MINUTE,
  '15m': 15 * MINUTE,
  '30m': 30 * MINUTE,
  '1h': HOUR,
  '2h': 2 * HOUR,
  '4h': 4 * HOUR,
  '6h': 6 * HOUR,
  '8h': 8 * HOUR,
  '12h': 12 * HOUR,
  '1d': DAY,
  '3d': 3 * DAY,
  '1w': 7 * DAY,
  '1M': 31 * DAY,
};

// 1970-01-01 was a Thursday; weeks start on Monday, four days later.
const WEEK_OFFSET_MS = 4 * DAY;

/** Open time (ms since the epoch, UTC) of the candle that `atMs` falls in. */
export function candleOpenTime(interval: KlineInterval, atMs: number): number {
  if (interval === '1M') return monthStart(atMs, 0);
  const lengthMs = INTERVAL_MS[interval];
  const offsetMs = interval === '1w' ? WEEK_OFFSET_MS : 0;
  return Math.floor((atMs - offsetMs) / lengthMs) * lengthMs + offsetMs;
}

/** Open time (ms) of the candle `count` places after the one that opens at `openMs`; before it when negative. */
export function openTimeAfter(interval: KlineInterval, openMs: number, count = 1): number {
  return interval === '1M' ? monthStart(openMs, count) : openMs + count * INTERVAL_MS[interval];
}

function monthStart(atMs: number, monthsLater: number): number {
  const at = new Date(atMs);
  return Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + monthsLater, 1);
}

import type { KlineInterval } from '@/domain/chart/intervals';
import type { StoredInterval } from './ports';

// Which candles are stored, and for how long. Four lengths are written to the database; each other one is put together
// from the next finer stored one when it is asked for, at most a month of days to a candle. Only candles something traded in
// are stored: a quiet market costs nothing, and an exchange that was off for a month has nothing to fill in.

const DAY_MS = 86_400_000;

/** The stored series a served interval is read from. */
export const STORED_SOURCE: Record<KlineInterval, StoredInterval> = {
  '1m': '1m',
  '3m': '1m',
  '5m': '1m',
  '15m': '15m',
  '30m': '15m',
  '1h': '1h',
  '2h': '1h',
  '4h': '1h',
  '6h': '1h',
  '8h': '1h',
  '12h': '1h',
  '1d': '1d',
  '3d': '1d',
  '1w': '1d',
  '1M': '1d',
};

/** How long stored candles are kept, ms; undefined for ever. The finest must reach back past a day and the running week day. */
export const RETENTION_MS: Record<StoredInterval, number | undefined> = {
  '1m': 30 * DAY_MS,
  '15m': 180 * DAY_MS,
  '1h': 3 * 365 * DAY_MS,
  '1d': undefined,
};

export function isStored(interval: KlineInterval): interval is StoredInterval {
  return STORED_SOURCE[interval] === interval;
}

import { candleOpenTime, INTERVAL_MS, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { STORED_SOURCE } from './candleSeries';

// History is read and kept in chunks whose borders hang on the interval alone, so that readers who end anywhere share them, and
// nobody makes the database put a long range together twice.

/** Stored rows of one chunk, at most: a few milliseconds of the database. */
const SOURCE_ROWS = 1_500;
const LARGEST = 250;

/** [fromMs, toMs) in whole candles. */
export interface Chunk {
  fromMs: number;
  toMs: number;
}

/** Candles in one chunk of this interval. */
export function chunkLength(interval: KlineInterval): number {
  const rowsEach = INTERVAL_MS[interval] / INTERVAL_MS[STORED_SOURCE[interval]];
  return Math.min(LARGEST, Math.floor(SOURCE_ROWS / rowsEach));
}

/** Candles between the one of 1970-01-01 and the one that opens at `openMs`. */
function ordinalOf(interval: KlineInterval, openMs: number): number {
  if (interval !== '1M') return Math.round((openMs - candleOpenTime(interval, 0)) / INTERVAL_MS[interval]);
  const at = new Date(openMs);
  return (at.getUTCFullYear() - 1970) * 12 + at.getUTCMonth();
}

/** The chunk that the candle opening at `openMs` is in. */
export function chunkOf(interval: KlineInterval, openMs: number): Chunk {
  const length = chunkLength(interval);
  const first = Math.floor(ordinalOf(interval, openMs) / length) * length;
  const fromMs = openTimeAfter(interval, candleOpenTime(interval, 0), first);
  return { fromMs, toMs: openTimeAfter(interval, fromMs, length) };
}

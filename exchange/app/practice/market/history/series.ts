import { candleOpenTime, INTERVAL_MS } from '@/domain/chart/intervals';
import { aggregate } from '../../../marketData/candles';
import { type Candle, STORED_INTERVALS, type StoredInterval } from '../../../marketData/ports';
import type { Step } from './timeline';

/**
 * All stored series from candles of mixed length (oldest first, with the step each was drawn for): a longer candle is put
 * together from the shorter ones it covers, so the series agree wherever they overlap. Only candles that close after
 * `afterMs` and by `untilMs` are given.
 */
export function storedSeries(
  steps: readonly Step[],
  candles: readonly Candle[],
  afterMs: number,
  untilMs: number,
): Record<StoredInterval, Candle[]> {
  const series = STORED_INTERVALS.map((interval) => {
    const finer = candles.filter((_, index) => INTERVAL_MS[steps[index]?.interval ?? '1d'] <= INTERVAL_MS[interval]);
    const closed = aggregate(interval, finer).filter(({ openMs }) => {
      const closeMs = openMs + INTERVAL_MS[interval];
      return closeMs > afterMs && closeMs <= untilMs && openMs === candleOpenTime(interval, openMs);
    });
    return [interval, closed] as const;
  });
  return Object.fromEntries(series) as Record<StoredInterval, Candle[]>;
}

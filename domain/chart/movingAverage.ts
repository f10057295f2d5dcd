import type { Candle } from './candles';

export interface LinePoint {
  time: number;
  value: number;
}

/** Simple moving average of the closes over `length` candles; it starts where there are enough of them. */
export function movingAverage(candles: readonly Candle[], length: number): LinePoint[] {
  const points: LinePoint[] = [];
  let sum = 0;
  for (const [index, candle] of candles.entries()) {
    sum += candle.close;
    const leaving = candles[index - length];
    if (leaving) sum -= leaving.close;
    if (index >= length - 1) points.push({ time: candle.time, value: sum / length });
  }
  return points;
}

/** The average's last point alone, for the running candle; undefined while there are too few candles. */
export function lastAverage(candles: readonly Candle[], length: number): LinePoint | undefined {
  return movingAverage(candles.slice(-length), length).at(-1);
}

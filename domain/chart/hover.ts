import type { Candle } from './candles';

/** The candle that opened at `time` (seconds since the epoch), or the last one when none did. `candles` oldest first. */
export function candleAt(candles: readonly Candle[], time: number | undefined): Candle | undefined {
  return candles[candleIndexAt(candles, time)];
}

/** The place of that candle; -1 among no candles. */
export function candleIndexAt(candles: readonly Candle[], time: number | undefined): number {
  const last = candles.length - 1;
  if (time === undefined) return last;
  let low = 0;
  let high = last;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const opened: number = candles[middle]?.time ?? time;
    if (opened === time) return middle;
    if (opened < time) low = middle + 1;
    else high = middle - 1;
  }
  return last;
}

/** The share by which a candle closed above (or below) its open, in percent; 0 for a candle that opened at nothing. */
export function candleChange(candle: Candle): number {
  return candle.open === 0 ? 0 : ((candle.close - candle.open) / candle.open) * 100;
}

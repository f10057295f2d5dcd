import type { Candle } from './candles';

/** The candle that opened at `time` (seconds since the epoch), or the last one when none did. `candles` oldest first. */
export function candleAt(candles: readonly Candle[], time: number | undefined): Candle | undefined {
  if (time === undefined) return candles.at(-1);
  let low = 0;
  let high = candles.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const candle = candles[middle];
    if (!candle || candle.time === time) return candle;
    if (candle.time < time) low = middle + 1;
    else high = middle - 1;
  }
  return candles.at(-1);
}

/** The share by which a candle closed above (or below) its open, in percent; 0 for a candle that opened at nothing. */
export function candleChange(candle: Candle): number {
  return candle.open === 0 ? 0 : ((candle.close - candle.open) / candle.open) * 100;
}

import type { Candle } from './candles';

export interface Extremes {
  highest: Candle;
  lowest: Candle;
}

/** The candles with the highest high and the lowest low from index `from` to `to`, both included; the first of equals. */
export function extremesIn(candles: readonly Candle[], from: number, to: number): Extremes | undefined {
  let highest: Candle | undefined;
  let lowest: Candle | undefined;
  for (let index = Math.max(0, from); index <= Math.min(to, candles.length - 1); index += 1) {
    const candle = candles[index];
    if (!candle) continue;
    if (!highest || candle.high > highest.high) highest = candle;
    if (!lowest || candle.low < lowest.low) lowest = candle;
  }
  return highest && lowest ? { highest, lowest } : undefined;
}

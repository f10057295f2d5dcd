import type { Candle } from './candles';

/**
 * Heikin-Ashi candles after Valcu, "Using the Heikin-Ashi technique" (Stocks & Commodities 22:2): the close is the mean of the four
 * prices, the open the middle of the body before (of its own for the first), high and low reach over open and close.
 */
export function heikinAshi(candles: readonly Candle[]): Candle[] {
  const drawn: Candle[] = [];
  for (const candle of candles) drawn.push(nextHeikinAshi(drawn.at(-1), candle));
  return drawn;
}

/** The Heikin-Ashi candle after `before`, itself one; undefined: the first. Time and volume stay. */
export function nextHeikinAshi(before: Candle | undefined, candle: Candle): Candle {
  const close = (candle.open + candle.high + candle.low + candle.close) / 4;
  const open = before ? (before.open + before.close) / 2 : (candle.open + candle.close) / 2;
  return { ...candle, open, close, high: Math.max(candle.high, open, close), low: Math.min(candle.low, open, close) };
}

export interface HollowLook {
  /** It closed above its own open: an outline. */
  isHollow: boolean;
  /** It did not close below the candle before: the colour of rising prices. */
  isUp: boolean;
}

/**
 * How a hollow candle is drawn: the body says where it closed by its own open, the colour by the close before (its open, for the first).
 */
export function hollowLook(candle: Candle, before: Candle | undefined): HollowLook {
  return { isHollow: candle.close > candle.open, isUp: candle.close >= (before?.close ?? candle.open) };
}

import type { Candle } from './candles';

/** The lowest and the highest price at which a candle is drawn. */
export type Reach = (candle: Candle) => readonly [low: number, high: number];

/** Drawn with its wicks. */
export const wickReach: Reach = ({ low, high }) => [low, high];
/** A line runs through the closes alone. */
export const closeReach: Reach = ({ close }) => [close, close];

export interface Extreme {
  price: number;
  /** Place of the candle among all. */
  index: number;
}

/** The highest and the lowest price drawn from index `from` to `to`, both included; the first of equals. */
export function extremesIn(
  candles: readonly Candle[],
  from: number,
  to: number,
  reach: Reach = wickReach,
): { highest: Extreme; lowest: Extreme } | undefined {
  let highest: Extreme | undefined;
  let lowest: Extreme | undefined;
  for (let index = Math.max(0, from); index <= Math.min(to, candles.length - 1); index += 1) {
    const candle = candles[index];
    if (!candle) continue;
    const [low, high] = reach(candle);
    if (!highest || high > highest.price) highest = { price: high, index };
    if (!lowest || low < lowest.price) lowest = { price: low, index };
  }
  return highest && lowest ? { highest, lowest } : undefined;
}

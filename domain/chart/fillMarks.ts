import type { OrderSide } from '../order/enums';
import { candleOpenTime, type KlineInterval } from './intervals';

/** Own fills of one side within one candle. */
export interface FillMark<Fill> {
  /** Open time of the candle, in seconds since the epoch. */
  time: number;
  side: OrderSide;
  fills: readonly Fill[];
}

/** Own fills by candle and side, oldest candle first. */
export function fillMarks<Fill extends { side: OrderSide; at: number }>(fills: readonly Fill[], interval: KlineInterval): FillMark<Fill>[] {
  const marks = new Map<string, { time: number; side: OrderSide; fills: Fill[] }>();
  for (const fill of fills) {
    const time = candleOpenTime(interval, fill.at) / 1000;
    const key = `${time} ${fill.side}`;
    const mark = marks.get(key);
    if (mark) mark.fills.push(fill);
    else marks.set(key, { time, side: fill.side, fills: [fill] });
  }
  return [...marks.values()].sort((a, b) => a.time - b.time);
}

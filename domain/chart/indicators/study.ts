import type { Candle } from '../candles';

/** Undefined: too few candles yet. */
export type StudyValue = number | undefined;

/** What an indicator says of one candle, and what it has to remember for the next. */
export interface StudyPoint {
  /** One for each line of the indicator, in the catalogue's order. */
  values: readonly StudyValue[];
  /** Opaque to readers. */
  memory: readonly number[];
}

/**
 * One step along the candles: the point of `candles[index]`, after that of the candle before it. A step costs at most the indicator's
 * length, never the history's; the running candle is stepped again from the closed one before it as often as it changes.
 */
export type Study = (candles: readonly Candle[], index: number, before: StudyPoint | undefined) => StudyPoint;

/** The study over all candles, oldest first. */
export function runStudy(study: Study, candles: readonly Candle[]): StudyPoint[] {
  const points: StudyPoint[] = [];
  for (let index = 0; index < candles.length; index += 1) points.push(study(candles, index, points[index - 1]));
  return points;
}

/** Mean of the `length` closes that end at `index`; undefined while there are fewer. */
export function meanClose(candles: readonly Candle[], index: number, length: number): StudyValue {
  if (index < length - 1) return undefined;
  let sum = 0;
  for (let at = index - length + 1; at <= index; at += 1) sum += candles[at]?.close ?? 0;
  return sum / length;
}

import { meanClose, type Study, type StudyValue } from './study';

/** Simple moving average of the closes. */
export function simpleAverage(length: number): Study {
  return (candles, index) => ({ values: [meanClose(candles, index, length)], memory: [] });
}

/** Exponential moving average of the closes with weight 2 / (length + 1), seeded with the simple average of the first `length` closes. */
export function exponentialAverage(length: number): Study {
  return (candles, index, before) => {
    const close = candles[index]?.close ?? 0;
    const last = before?.values[0];
    return { values: [last === undefined ? meanClose(candles, index, length) : smooth(last, close, length)], memory: [] };
  };
}

/** An exponential average, one value on. */
export function smooth(last: number, value: number, length: number): number {
  return last + (value - last) * (2 / (length + 1));
}

/** As `smooth`, beginning with what `seed` says while there is no average yet. */
export function smoothFrom(last: StudyValue, value: number, length: number, seed: () => StudyValue): StudyValue {
  return last === undefined ? seed() : smooth(last, value, length);
}

import { meanClose, type Study, type StudyValue } from './study';

/**
 * Simple moving average of the closes. The sum of the window is carried along: adding all of it up again for each candle of a long history
 * is felt, and what a carried sum loses stays far below any price step.
 */
export function simpleAverage(length: number): Study {
  return (candles, index, before) => {
    const leaving = index >= length ? (candles[index - length]?.close ?? 0) : 0;
    const sum = (before?.memory[0] ?? 0) + (candles[index]?.close ?? 0) - leaving;
    return { values: [index < length - 1 ? undefined : sum / length], memory: [sum] };
  };
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

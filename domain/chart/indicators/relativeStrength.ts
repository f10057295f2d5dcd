import type { Candle } from '../candles';
import type { Study, StudyPoint } from './study';

/**
 * Relative strength index, 0 to 100, with Wilder's smoothing ("New Concepts in Technical Trading Systems", 1978): the first averages
 * are the plain means of `length` gains and losses, each next one is (before * (length - 1) + new) / length.
 */
export function relativeStrength(length: number): Study {
  return (candles, index, before): StudyPoint => {
    if (index < length) return { values: [undefined], memory: [] };
    const [gain = 0, loss = 0] = index === length ? firstMeans(candles, length) : nextMeans(candles, index, length, before);
    return { values: [strength(gain, loss)], memory: [gain, loss] };
  };
}

/** Without losses 100; without any movement 50, neither strong nor weak. */
function strength(gain: number, loss: number): number {
  if (gain + loss === 0) return 50;
  return (100 * gain) / (gain + loss);
}

function firstMeans(candles: readonly Candle[], length: number): [number, number] {
  let gain = 0;
  let loss = 0;
  for (let index = 1; index <= length; index += 1) {
    const change = changeAt(candles, index);
    if (change > 0) gain += change;
    else loss -= change;
  }
  return [gain / length, loss / length];
}

function nextMeans(candles: readonly Candle[], index: number, length: number, before: StudyPoint | undefined): [number, number] {
  const [gain = 0, loss = 0] = before?.memory ?? [];
  const change = changeAt(candles, index);
  return [(gain * (length - 1) + Math.max(0, change)) / length, (loss * (length - 1) + Math.max(0, -change)) / length];
}

function changeAt(candles: readonly Candle[], index: number): number {
  const close = candles[index]?.close ?? 0;
  return close - (candles[index - 1]?.close ?? close);
}

import { smoothFrom } from './averages';
import { meanClose, type Study, type StudyPoint } from './study';

/**
 * Moving average convergence divergence (Appel): the fast exponential average less the slow one, the signal as its exponential
 * average, and the distance of the two. Each average is seeded with the simple average of its own first values, so the line starts at
 * the slow length and the signal `signal` - 1 candles later.
 */
export function convergence(fast: number, slow: number, signal: number): Study {
  return (candles, index, before): StudyPoint => {
    const close = candles[index]?.close ?? 0;
    const { fastAverage, slowAverage, count, sum } = recall(before);
    const nextFast = smoothFrom(fastAverage, close, fast, () => meanClose(candles, index, fast));
    const nextSlow = smoothFrom(slowAverage, close, slow, () => meanClose(candles, index, slow));
    if (nextFast === undefined || nextSlow === undefined) {
      return { values: [undefined, undefined, undefined], memory: remember(nextFast, nextSlow, 0, 0) };
    }
    const line = nextFast - nextSlow;
    const total = sum + line;
    const seed = () => (count + 1 < signal ? undefined : total / signal);
    const nextSignal = smoothFrom(before?.values[1], line, signal, seed);
    const distance = nextSignal === undefined ? undefined : line - nextSignal;
    return { values: [line, nextSignal, distance], memory: remember(nextFast, nextSlow, count + 1, total) };
  };
}

/** NaN stands for an average that has not begun. */
function remember(fast: number | undefined, slow: number | undefined, count: number, sum: number): number[] {
  return [fast ?? Number.NaN, slow ?? Number.NaN, count, sum];
}

function recall(point: StudyPoint | undefined) {
  const [fast = Number.NaN, slow = Number.NaN, count = 0, sum = 0] = point?.memory ?? [];
  return {
    fastAverage: Number.isNaN(fast) ? undefined : fast,
    slowAverage: Number.isNaN(slow) ? undefined : slow,
    count,
    sum,
  };
}

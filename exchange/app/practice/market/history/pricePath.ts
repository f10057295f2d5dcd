import { INTERVAL_MS } from '@/domain/chart/intervals';
import type { FairPrices } from '../fairPrices';
import type { PracticePair } from '../practicePairs';
import type { Step } from './timeline';

/** One pair's log price over a timeline: `logs[0]` before the first step, `logs[n]` after the n-th. */
export interface PricePath {
  logs: Float64Array;
  /** Variance within each step. */
  variances: Float64Array;
}

/** Runs the joint process once along the timeline. */
export function drawPaths(prices: FairPrices, pairs: readonly PracticePair[], steps: readonly Step[]): Map<string, PricePath> {
  const paths = pairs.map((pair) => {
    const path: PricePath = { logs: new Float64Array(steps.length + 1), variances: new Float64Array(steps.length) };
    path.logs[0] = prices.log(pair);
    return { pair, path };
  });
  steps.forEach(({ interval }, index) => {
    prices.step(INTERVAL_MS[interval]);
    for (const { pair, path } of paths) {
      path.logs[index + 1] = prices.log(pair);
      path.variances[index] = prices.variance(pair);
    }
  });
  return new Map(paths.map(({ pair, path }) => [pair.symbol, path]));
}

/**
 * Shifts a path so that it ends at `endLog`, and starts at `startLog` when given: the difference is spread evenly over the
 * variance, which is what a free path that happened to end there would look like (a Brownian bridge).
 */
export function pinPath({ logs, variances }: PricePath, endLog: number, startLog?: number): PricePath {
  const atEnd = endLog - (logs.at(-1) ?? 0);
  const atStart = startLog === undefined ? atEnd : startLog - (logs[0] ?? 0);
  const total = variances.reduce((sum, variance) => sum + variance, 0);
  let passed = 0;
  const pinned = logs.map((log, index) => {
    passed += index === 0 ? 0 : (variances[index - 1] ?? 0);
    return log + atStart + (atEnd - atStart) * (total === 0 ? 1 : passed / total);
  });
  return { logs: pinned, variances };
}

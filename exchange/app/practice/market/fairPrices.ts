import { HUB, type PracticePair } from './practicePairs';
import { type CoinStart, dailyVolatility, PriceProcess } from './process/priceProcess';

const DAY_MS = 86_400_000;

/** Ticks as a log price and back. */
export const logPrice = (pair: PracticePair, ticks: number) => Math.log(ticks) + pair.logTick;
/** Not rounded, at least one tick. */
export const ticksAt = (pair: PracticePair, log: number) => Math.max(1, Math.exp(log - pair.logTick));

/**
 * Fair log prices of all pairs from one joint process. A pair between two coins is the ratio of their prices, so that going
 * round in a circle earns nothing; the rounding of its anchor price stays as a constant far below any fee.
 */
export class FairPrices {
  private readonly process: PriceProcess;
  private readonly basis: Map<string, number>;
  private steppedMs = 0;

  /** `lastTicks` are the prices to go on from, by symbol; a pair without one starts at its anchor. */
  constructor(seed: number, pairs: readonly PracticePair[], lastTicks: ReadonlyMap<string, number>) {
    const anchors = coinLogs(pairs, (pair) => logPrice(pair, pair.anchorTicks));
    const starts = coinLogs(pairs, (pair) => logPrice(pair, lastTicks.get(pair.symbol) ?? pair.anchorTicks));
    const coins: CoinStart[] = [...anchors].map(([asset, anchorLog]) => ({ asset, anchorLog, log: starts.get(asset) ?? anchorLog }));
    this.process = new PriceProcess(seed, coins);
    this.basis = new Map(
      pairs.map((pair) => {
        const ofLegs = (anchors.get(pair.base) ?? 0) - (anchors.get(pair.quote) ?? 0);
        return [pair.symbol, logPrice(pair, pair.anchorTicks) - ofLegs];
      }),
    );
  }

  step(durationMs: number): void {
    this.steppedMs = durationMs;
    this.process.step(durationMs);
  }

  log(pair: PracticePair): number {
    return this.process.log(pair.base, pair.quote) + (this.basis.get(pair.symbol) ?? 0);
  }

  /** Variance of the log price over the last step. */
  variance(pair: PracticePair): number {
    return this.process.variance(pair.base, pair.quote);
  }

  /** Volatility of the last step relative to the usual one; 1 before the first. */
  activity(pair: PracticePair): number {
    if (this.steppedMs === 0) return 1;
    return Math.sqrt((this.variance(pair) * DAY_MS) / this.steppedMs) / dailyVolatility(pair.base, pair.quote, HUB);
  }

  ticks(pair: PracticePair): number {
    return ticksAt(pair, this.log(pair));
  }
}

/** Log prices of the coins in the hub: from their own hub market, else through a coin that has one (EUR through BTC_EUR). */
function coinLogs(pairs: readonly PracticePair[], logOfPair: (pair: PracticePair) => number): Map<string, number> {
  const logs = new Map<string, number>();
  for (const pair of pairs) if (pair.quote === HUB) logs.set(pair.base, logOfPair(pair));
  for (const pair of pairs) {
    const base = logs.get(pair.base);
    if (pair.quote !== HUB && base !== undefined && !logs.has(pair.quote)) logs.set(pair.quote, base - logOfPair(pair));
  }
  return logs;
}

import type { PracticePair } from '../practicePairs';

const DAY_SECONDS = 86_400;
/** The busiest market's daily volume in the hub currency, trades a second and time between two looks at its quotes. */
const BUSIEST_VOLUME = 3.2e9;
const BUSIEST_TRADES = 3;
const BUSIEST_QUOTE_MS = 800;

/** How lively a market is at rate 1. */
export interface Tempo {
  tradesPerSecond: number;
  quoteEveryMs: number;
  /** Mean size of a trade, in ticks x lots. */
  meanTickLots: number;
}

/** Volumes differ by a factor of a hundred between markets: part of it is more trades, part of it is larger ones. */
export function tempoOf(pair: PracticePair): Tempo {
  const share = Math.min(1, pair.dailyHubVolume / BUSIEST_VOLUME);
  const tradesPerSecond = BUSIEST_TRADES * share ** 0.5;
  return {
    tradesPerSecond,
    quoteEveryMs: Math.min(2500, BUSIEST_QUOTE_MS * share ** -0.3),
    meanTickLots: pair.dailyTickLots / DAY_SECONDS / tradesPerSecond,
  };
}

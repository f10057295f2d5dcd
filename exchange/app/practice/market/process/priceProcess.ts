import { seedFor } from './random';
import type { RegimeName } from './regime';
import { ReturnSource } from './returnSource';
import { MARKET_VOLATILITY, type Temper, temperOf } from './temper';

const DAY_MS = 86_400_000;
/** Days after which half of a distance from the anchor is gone: prices wander, yet never out of sight of their ticks. */
const REVERSION_HALF_LIFE_DAYS = 120;

/**
 * The tide that lifts all boats is an even one; what is sudden is a coin's own news. Otherwise every line of a list would step in the
 * same hour, as no market's do.
 */
const MARKET_CONTRAST = 0.5;
const OWN_CONTRAST = 1.4;

export interface CoinStart {
  asset: string;
  /** Log price, in the hub currency, it starts at. */
  log: number;
  /** Log price it is drawn back to in the long run. */
  anchorLog: number;
}

interface Coin extends CoinStart {
  temper: Temper;
  own: ReturnSource;
  /** Variance of its own part over the last step. */
  ownVariance: number;
}

/** The joint process of all coins: a common market factor and what is each coin's own. The same seed gives the same paths. */
export class PriceProcess {
  private readonly market: ReturnSource;
  private readonly coins: Map<string, Coin>;
  private marketVariance = 0;

  constructor(seed: number, starts: readonly CoinStart[]) {
    this.market = new ReturnSource(seedFor(seed, 'market'), MARKET_VOLATILITY, MARKET_CONTRAST);
    this.coins = new Map(starts.map((start) => [start.asset, coinOf(seed, start)]));
  }

  get regime(): RegimeName {
    return this.market.regimeName;
  }

  /** Lets time pass. */
  step(durationMs: number): void {
    const days = durationMs / DAY_MS;
    const market = this.market.next(days);
    const pull = 1 - 0.5 ** (days / REVERSION_HALF_LIFE_DAYS);
    this.marketVariance = market.variance;
    for (const coin of this.coins.values()) {
      const own = coin.own.next(days);
      coin.ownVariance = own.variance;
      coin.log += coin.temper.beta * market.change + own.change + pull * (coin.anchorLog - coin.log);
    }
  }

  /** Log price of `base` in `quote`; a currency that is no coin of the process counts 1, as the hub does. */
  log(base: string, quote: string): number {
    return (this.coins.get(base)?.log ?? 0) - (this.coins.get(quote)?.log ?? 0);
  }

  /** Variance of that log price over the last step. */
  variance(base: string, quote: string): number {
    const [one, two] = [this.coins.get(base), this.coins.get(quote)];
    const beta = (one?.temper.beta ?? 0) - (two?.temper.beta ?? 0);
    return beta * beta * this.marketVariance + (one?.ownVariance ?? 0) + (two?.ownVariance ?? 0);
  }
}

function coinOf(seed: number, start: CoinStart): Coin {
  const temper = temperOf(start.asset);
  return { ...start, temper, own: new ReturnSource(seedFor(seed, start.asset), temper.ownVolatility, OWN_CONTRAST), ownVariance: 0 };
}

/** Long-run standard deviation of a day's log change of a pair. */
export function dailyVolatility(base: string, quote: string, hub: string): number {
  const [one, two] = [base, quote].map((asset) => (asset === hub ? { beta: 0, ownVolatility: 0 } : temperOf(asset)));
  const beta = (one?.beta ?? 0) - (two?.beta ?? 0);
  return Math.hypot(beta * MARKET_VOLATILITY, one?.ownVolatility ?? 0, two?.ownVolatility ?? 0);
}

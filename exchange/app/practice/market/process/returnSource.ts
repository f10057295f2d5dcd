import { Random } from './random';
import { Regime, type RegimeName } from './regime';
import { Volatility } from './volatility';

export interface Move {
  /** Change of the log price. */
  change: number;
  /** Variance the change was drawn with: how far the price may have wandered within the step. */
  variance: number;
}

/** One source of price moves, such as the whole market or what is a coin's own: regimes and clustered volatility. */
export class ReturnSource {
  private readonly random: Random;
  private readonly volatility: Volatility;
  private readonly regime: Regime;

  constructor(
    seed: number,
    /** Standard deviation of a day's log change, in the long run. */
    private readonly dailyVolatility: number,
    /** How far its quiet and its nervous hours lie apart. */
    contrast: number,
  ) {
    this.random = new Random(seed);
    this.volatility = new Volatility(this.random, contrast);
    this.regime = new Regime(this.random, contrast);
  }

  get regimeName(): RegimeName {
    return this.regime.name;
  }

  /** The move of the next `days`. */
  next(days: number): Move {
    const regime = this.regime.pass(days);
    const daily = this.dailyVolatility * this.volatility.factor;
    const variance = daily * daily * regime.variance * days;
    const shock = this.random.normal();
    const change = Math.sqrt(variance) * shock + daily * regime.drift;
    this.volatility.learn(shock, days);
    return { change, variance };
  }
}

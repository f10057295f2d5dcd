import type { PracticePair } from '../practicePairs';
import { liveliness } from '../process/liveliness';
import type { Random } from '../process/random';
import { FRONT_SLOTS, SLOTS } from './ladderShape';
import type { Tempo } from './tempo';

/** Spread of the log sizes of resting orders and of trades. */
const RESTING_SPREAD = 0.9;
const TRADE_SPREAD = 1.1;
/** People like round numbers: this share of orders has two significant digits. */
const ROUND_SHARE = 0.35;
/** Above the smallest order allowed, so that a price move cannot push it below. */
const MIN_MARGIN = 1.5;

/** However nervous the hour, trades stay orders of this market's size. */
const LIVELIEST = 5;

/** Sizes in lots: log-normal, larger behind the front of the book; trades grow with the market's nervousness, their number does not. */
export class OrderSizes {
  private liveliness = 1;

  constructor(
    private readonly pair: PracticePair,
    private readonly tempo: Tempo,
    private readonly random: Random,
  ) {}

  resting(slot: number, priceTicks: number): number {
    const depth = 1.1 + 5.5 * (slot / FRONT_SLOTS) ** 1.5;
    // Behind the front levels lie far apart: each holds what would otherwise lie between it and the next.
    const width = 1 + (3 * Math.max(0, slot - FRONT_SLOTS)) / (SLOTS - FRONT_SLOTS);
    return this.lots(depth * width * this.random.sizeFactor(RESTING_SPREAD), priceTicks);
  }

  /** Takes note of the volatility of the moment, relative to the usual one. */
  heed(activity: number): void {
    this.liveliness = Math.min(LIVELIEST, liveliness(activity, activity));
  }

  trade(priceTicks: number): number {
    return this.lots(this.liveliness * this.random.sizeFactor(TRADE_SPREAD), priceTicks);
  }

  /** The size nearest to `lots` that the rules of the market allow at this price. */
  allowed(lots: number, priceTicks: number): number {
    const least = Math.ceil((MIN_MARGIN * this.pair.minTickLots) / priceTicks);
    return Math.min(this.pair.maxLots, Math.max(1, least, lots));
  }

  private lots(factor: number, priceTicks: number): number {
    const drawn = (factor * this.tempo.meanTickLots) / priceTicks;
    return this.allowed(this.random.uniform() < ROUND_SHARE ? twoDigits(drawn) : Math.round(drawn), priceTicks);
  }
}

function twoDigits(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.round(value / step) * step;
}

import { decimalsOf, toMultiples } from '@/domain/money/increments';
import { divideUnits, toUnits } from '@/domain/money/units';
import type { MarketSeed } from '../../markets/catalogue';
import type { ListedInstrument } from '../../markets/listedInstrument';

/** The currency every coin's price process is counted in. */
export const HUB = 'USDT';

/** A market the practice bots trade on. */
export interface PracticePair {
  symbol: string;
  base: string;
  quote: string;
  priceIncrement: string;
  quantityIncrement: string;
  /** Log of the value of a tick, a lot, in currency. */
  logTick: number;
  logLot: number;
  anchorTicks: number;
  /** Typical quote volume of a day, in ticks x lots. */
  dailyTickLots: number;
  /** The same volume in the hub currency, to compare markets. */
  dailyHubVolume: number;
  /** Smallest order, in ticks x lots. */
  minTickLots: number;
  maxLots: number;
}

/**
 * Joins the listed pairs (the database rules) with what the catalogue says about their practice market. Pairs the catalogue
 * does not know are left alone. Throws a RangeError when an anchor price is off the pair's ticks.
 */
export function practicePairs(listed: readonly ListedInstrument[], seeds: readonly MarketSeed[]): PracticePair[] {
  const logPrices = new Map(seeds.map(({ base, quote, anchorPrice }) => [`${base}_${quote}`, logOf(anchorPrice)]));
  return seeds.flatMap((seed) => {
    const pair = listed.find(({ base, quote, state }) => base === seed.base && quote === seed.quote && state !== 'DELISTED');
    return pair === undefined ? [] : [practicePair(pair, seed, logPrices.get(`${seed.quote}_${HUB}`) ?? 0)];
  });
}

function practicePair(pair: ListedInstrument, seed: MarketSeed, logQuoteInHub: number): PracticePair {
  const { symbol, base, quote, priceUnit: priceIncrement, quantityUnit: quantityIncrement } = pair;
  const anchorTicks = toMultiples(seed.anchorPrice, priceIncrement);
  if (anchorTicks === undefined) throw new RangeError(`practice market ${symbol}: anchor off increments`);
  const [logTick, logLot] = [logOf(priceIncrement), logOf(quantityIncrement)];
  const inTickLots = (amount: string) => Math.exp(logOf(amount) - logTick - logLot);
  return {
    symbol,
    base,
    quote,
    priceIncrement,
    quantityIncrement,
    logTick,
    logLot,
    anchorTicks,
    dailyTickLots: inTickLots(seed.dailyVolume),
    dailyHubVolume: Math.exp(logOf(seed.dailyVolume) + logQuoteInHub),
    minTickLots: inTickLots(pair.minNotional),
    maxLots: wholeMultiples(pair.maxQuantity, quantityIncrement),
  };
}

/** Rounded down: operators may set any maximum, and bots stay below it. */
function wholeMultiples(decimal: string, increment: string): number {
  const scale = Math.max(decimalsOf(decimal), decimalsOf(increment));
  return Number(divideUnits(unitsOf(decimal, scale), unitsOf(increment, scale), 'down'));
}

function unitsOf(decimal: string, scale: number): bigint {
  const units = toUnits(decimal, scale);
  if (units === undefined || units <= 0n) throw new RangeError(`no positive decimal: ${decimal}`);
  return units;
}

/** Natural logarithm of a positive decimal, however large. */
function logOf(decimal: string): number {
  const scale = decimalsOf(decimal);
  return Math.log(Number(unitsOf(decimal, scale))) - scale * Math.LN10;
}

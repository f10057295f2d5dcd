import { divideUnits } from '../money/units';

/** What waits at one price: ticks, and the lots of all its orders. */
export interface LegLevel {
  priceTicks: number;
  lots: number;
}

/** One market as a conversion goes through it, in ledger units. */
export interface Leg {
  /** SELL gives base and receives quote, BUY gives quote and receives base. */
  side: 'BUY' | 'SELL';
  /** Ledger units of base in one lot. */
  basePerLot: bigint;
  /** Ledger units of quote that one tick x one lot is worth. */
  quotePerTickLot: bigint;
  /** What is taken from: bids for SELL, asks for BUY, best first. */
  levels: readonly LegLevel[];
  /**
   * What is too little to be traded on at once counts at the worse of the book and this price: whoever lays a small order into a book
   * makes no price for it. Absent where the book alone counts.
   */
  small?: { priceTicks: number; belowQuote: bigint };
}

const leastOf = (one: bigint, other: bigint): bigint => (one > other ? other : one);
const mostOf = (one: bigint, other: bigint): bigint => (one > other ? one : other);

/** Of a level: what all of it gives and takes. */
const wholeOf = ({ basePerLot, quotePerTickLot }: Leg, { priceTicks, lots }: LegLevel) => ({
  base: BigInt(lots) * basePerLot,
  quote: BigInt(priceTicks) * BigInt(lots) * quotePerTickLot,
});

/** Walks the levels until `wanted` base is taken; answers the quote of it x `basePerLot`, exactly. Undefined: the book ends first. */
function quoteOfBase(leg: Leg, wanted: bigint): bigint | undefined {
  let left = wanted;
  let quotePerBase = 0n;
  for (const level of leg.levels) {
    const { base } = wholeOf(leg, level);
    const taken = leastOf(base, left);
    quotePerBase += taken * BigInt(level.priceTicks) * leg.quotePerTickLot;
    left -= taken;
    if (left === 0n) return quotePerBase;
  }
  return left === 0n ? quotePerBase : undefined;
}

/** Walks the levels until `wanted` quote is spent or brought; answers the base of it. Undefined: the book ends first. */
function baseOfQuote(leg: Leg, wanted: bigint, rounding: 'down' | 'up'): bigint | undefined {
  let left = wanted;
  let sum = 0n;
  for (const level of leg.levels) {
    const { base, quote } = wholeOf(leg, level);
    if (quote > left) return sum + divideUnits(left * leg.basePerLot, BigInt(level.priceTicks) * leg.quotePerTickLot, rounding);
    sum += base;
    left -= quote;
  }
  return left === 0n ? sum : undefined;
}

/** Base is worth so much quote at the price small amounts count at, and the other way round; undefined where the amount is not small. */
function smallWorth({ small, basePerLot, quotePerTickLot }: Leg, of: 'base' | 'quote', amount: bigint, rounding: 'down' | 'up') {
  if (!small) return undefined;
  const quotePerLot = BigInt(small.priceTicks) * quotePerTickLot;
  const worth =
    of === 'base' ? divideUnits(amount * quotePerLot, basePerLot, rounding) : divideUnits(amount * basePerLot, quotePerLot, rounding);
  return (of === 'base' ? worth : amount) < small.belowQuote ? worth : undefined;
}

/**
 * What an amount brings at the prices of the book as it is, rounded down to the ledger unit. Undefined where the book ends before the
 * amount does. Amounts between two lots count by their share of one.
 */
export function receivedIn(leg: Leg, given: bigint): bigint | undefined {
  const isSale = leg.side === 'SELL';
  const exact = isSale ? quoteOfBase(leg, given) : baseOfQuote(leg, given, 'down');
  if (exact === undefined) return undefined;
  const walked = isSale ? divideUnits(exact, leg.basePerLot, 'down') : exact;
  return leastOf(walked, smallWorth(leg, isSale ? 'base' : 'quote', given, 'down') ?? walked);
}

/** What has to be given for an amount, rounded up to the ledger unit: the book brings that much for it. */
export function neededIn(leg: Leg, wanted: bigint): bigint | undefined {
  const isSale = leg.side === 'SELL';
  const exact = isSale ? baseOfQuote(leg, wanted, 'up') : quoteOfBase(leg, wanted);
  if (exact === undefined) return undefined;
  const walked = isSale ? exact : divideUnits(exact, leg.basePerLot, 'up');
  return mostOf(walked, smallWorth(leg, isSale ? 'quote' : 'base', wanted, 'up') ?? walked);
}

import { add, compare, divide, isZero, min, multiply, roundTo, subtract } from '../money/decimal';
import type { PriceLevel } from './ticketForm';

/** What taking from one side of a book comes to. */
export interface Walk {
  /** Taken, in base. */
  base: string;
  /** Paid or received before fees, in quote. */
  quote: string;
  /** quote / base at 18 decimals, rounded down; undefined when nothing is taken. */
  averagePrice: string | undefined;
  worstPrice: string | undefined;
  /** False when the side runs out first. */
  isComplete: boolean;
}

const AVERAGE_DECIMALS = 18;

/** Takes `size` base from a side, best price first. */
export function walkBase(levels: readonly PriceLevel[], size: string): Walk {
  return walk(
    levels,
    size,
    (level, left) => min(level.quantity, left),
    subtract,
    (taken) => taken,
  );
}

/** Takes as much as `amount` quote buys (or brings), in whole lots. */
export function walkQuote(levels: readonly PriceLevel[], amount: string, lot: string): Walk {
  const take = (level: PriceLevel, left: string) =>
    min(level.quantity, roundTo(divide(left, level.price, 'down', AVERAGE_DECIMALS), lot, 'down'));
  return walk(levels, amount, take, subtract, (taken, level) => multiply(taken, level.price));
}

function walk(
  levels: readonly PriceLevel[],
  wanted: string,
  take: (level: PriceLevel, left: string) => string,
  less: (left: string, spent: string) => string,
  spentOf: (taken: string, level: PriceLevel) => string,
): Walk {
  let left = wanted;
  let base = '0';
  let quote = '0';
  let worstPrice: string | undefined;
  let isComplete = isZero(wanted);
  for (const level of levels) {
    const taken = take(level, left);
    if (!isZero(taken)) {
      base = add(base, taken);
      quote = add(quote, multiply(taken, level.price));
      left = less(left, spentOf(taken, level));
      worstPrice = level.price;
    }
    // A level that was not emptied had enough: what is left is nothing, or less than a lot.
    isComplete = compare(taken, level.quantity) < 0 || isZero(left);
    if (isComplete) break;
  }
  const averagePrice = isZero(base) ? undefined : divide(quote, base, 'down', AVERAGE_DECIMALS);
  return { base, quote, averagePrice, worstPrice, isComplete };
}

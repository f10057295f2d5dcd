import { divideUnits } from '../money/units';
import { type Leg, neededIn, receivedIn } from './walkLeg';

const ONE_IN_PPM = 1_000_000n;

/** What a conversion gives and gets, in ledger units of its two coins. */
export interface QuotedAmounts {
  give: bigint;
  get: bigint;
}

/** What an amount is worth in the books, over all legs, before anything is taken off. Undefined: they end first. */
export function worthOver(legs: readonly Leg[], give: bigint): bigint | undefined {
  let amount: bigint | undefined = give;
  for (const leg of legs) {
    if (amount === undefined) return undefined;
    amount = receivedIn(leg, amount);
  }
  return amount;
}

/** The amount less its share, rounded down: what is taken off is never less than the share. */
export const less = (amount: bigint, sharePpm: number): bigint => divideUnits(amount * (ONE_IN_PPM - BigInt(sharePpm)), ONE_IN_PPM, 'down');

/** What is fixed is what the user gives. Undefined where the books end before it does. */
export function quoteGiving(legs: readonly Leg[], give: bigint, spreadPpm: number): QuotedAmounts | undefined {
  const worth = worthOver(legs, give);
  return worth === undefined ? undefined : { give, get: less(worth, spreadPpm) };
}

/**
 * What is fixed is what the user gets; what is given for it is rounded up at each step, so that the books bring the amount and the
 * spread at least.
 */
export function quoteGetting(legs: readonly Leg[], get: bigint, spreadPpm: number): QuotedAmounts | undefined {
  let amount: bigint | undefined = divideUnits(get * ONE_IN_PPM, ONE_IN_PPM - BigInt(spreadPpm), 'up');
  for (const leg of [...legs].reverse()) {
    if (amount === undefined) return undefined;
    amount = neededIn(leg, amount);
  }
  return amount === undefined ? undefined : { give: amount, get };
}

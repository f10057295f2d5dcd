import type { Instrument } from '@/contract/instrument';
import { compare, decimalsOf, divide, isZero, multiply, roundDecimals, roundTo, subtract } from '@/domain/money/decimal';
import { walkBase, walkQuote } from '@/domain/order/walkBook';
import type { TwoSides } from './startBook';

/** One trade of a conversion: which market, and which of its coins is given. */
export interface Leg {
  pair: Instrument;
  side: 'BUY' | 'SELL';
}

export interface Conversion {
  /** Received after fees, rounded down to what the markets trade in. */
  receive: string;
  /** False when a book ends before the amount does. */
  isComplete: boolean;
}

const RATE_DECIMALS = 18;

const between = (one: string, other: string) => (pair: Instrument) =>
  (pair.base === one && pair.quote === other) || (pair.base === other && pair.quote === one);

const legOf = (pair: Instrument, give: string): Leg => ({ pair, side: pair.base === give ? 'SELL' : 'BUY' });

/** The trades from one coin to another: one where the two have a market, else two over a coin both are quoted in. */
export function routeBetween(pairs: readonly Instrument[], give: string, get: string): Leg[] | undefined {
  const direct = pairs.find(between(give, get));
  if (direct) return [legOf(direct, give)];
  for (const first of pairs.filter(({ base }) => base === give)) {
    const second = pairs.find(({ base, quote }) => base === get && quote === first.quote);
    if (second) return [legOf(first, give), legOf(second, first.quote)];
  }
  return undefined;
}

/** What a market order of this size comes to; the exchange takes its fee from what is received. */
function trade({ pair, side }: Leg, book: TwoSides, amount: string, feeRate: string): { receive: string; isComplete: boolean } {
  const lot = pair.quantityIncrement;
  const walk = side === 'BUY' ? walkQuote(book.asks, amount, lot) : walkBase(book.bids, roundTo(amount, lot, 'down'));
  const gross = side === 'BUY' ? walk.base : walk.quote;
  return { receive: subtract(gross, multiply(gross, feeRate)), isComplete: walk.isComplete };
}

/** Places the received coin is traded in: the lot of a coin bought, the tick of one sold for. */
export function receivedDecimals(route: readonly Leg[]): number {
  const last = route.at(-1);
  if (!last) return 0;
  return decimalsOf(last.side === 'BUY' ? last.pair.quantityIncrement : last.pair.priceIncrement);
}

/**
 * What an amount becomes, from the books as they are: the average over their real depth, each trade's fee taken off.
 * @param feeRates of each trade, the taker's share of what is received: "0.001" is 0.1 %
 * @returns undefined while a book is not known, or for an amount below the smallest the markets take
 */
export function convert(
  route: readonly Leg[],
  books: readonly (TwoSides | undefined)[],
  amount: string,
  feeRates: readonly string[],
): Conversion | undefined {
  let current = amount;
  let isComplete = true;
  for (const [index, leg] of route.entries()) {
    const book = books[index];
    const feeRate = feeRates[index];
    if (!book || feeRate === undefined || isZero(current)) return undefined;
    const done = trade(leg, book, current, feeRate);
    current = done.receive;
    isComplete &&= done.isComplete;
  }
  const receive = roundDecimals(current, receivedDecimals(route), 'down');
  return isZero(receive) ? undefined : { receive, isComplete };
}

/** Coins that can be given or received, first markets first. */
export function convertibleCoins(pairs: readonly Instrument[]): string[] {
  return [...new Set(pairs.flatMap(({ base, quote }) => [quote, base]))];
}

/** A rate as people say it: what one of the dearer coin costs in the other. Cut to 18 decimals. */
export function spokenRate(amount: string, receive: string): { of: 'give' | 'get'; price: string } {
  return compare(receive, amount) >= 0
    ? { of: 'give', price: divide(receive, amount, 'down', RATE_DECIMALS) }
    : { of: 'get', price: divide(amount, receive, 'down', RATE_DECIMALS) };
}

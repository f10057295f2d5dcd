import type { Instrument } from '@/contract/instrument';
import { routesBetween } from '@/domain/convert/route';
import { decimalsOf, isZero, multiply, roundDecimals, roundTo, subtract } from '@/domain/money/decimal';
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

/** The first way from one coin to another, with its markets. What /convert quotes may be a better one: the desk asks all of them. */
export function routeBetween(pairs: readonly Instrument[], give: string, get: string): Leg[] | undefined {
  const bySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));
  return routesBetween(pairs, give, get)[0]?.flatMap(({ symbol, side }) => {
    const pair = bySymbol.get(symbol);
    return pair ? [{ pair, side }] : [];
  });
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

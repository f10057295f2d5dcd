import Big from 'big.js';
import type { CreateSpotOrder } from '@/contract/spot';
import type { Listing } from './listing';

/** An order as the rules see it; decimals, nothing precomputed. */
export interface OracleOrder {
  name: string;
  owner: number;
  listing: Listing;
  terms: CreateSpotOrder;
  /** Base traded so far. */
  filled: Big;
  /** Quote traded so far. */
  filledQuote: Big;
  feePaid: Big;
  status: 'OPEN' | 'FILLED' | 'CANCELED' | 'EXPIRED';
  closeReason: string | null;
}

export interface Deal {
  maker: OracleOrder;
  price: Big;
  size: Big;
}

/** What an order does to the book it meets. */
export interface Sweep {
  deals: Deal[];
  /** Own orders that self-trade prevention takes out. */
  removed: OracleOrder[];
  end: 'FILLED' | 'RESTS' | 'IOC_REST' | 'NO_LIQUIDITY' | 'SELF_TRADE';
}

export const priceOf = ({ terms }: OracleOrder): Big => new Big(terms.price ?? Number.NaN);
export const restOf = ({ terms, filled }: OracleOrder): Big => new Big(terms.size).minus(filled);

/** Orders of the other side the order may trade with: best price first, at one price the oldest first. */
export function reachable(order: OracleOrder, open: readonly OracleOrder[]): OracleOrder[] {
  const { side, price, symbol } = order.terms;
  const isBuy = side === 'BUY';
  return open
    .filter(({ terms }) => terms.symbol === symbol && terms.side !== side)
    .filter((other) => price === undefined || (isBuy ? priceOf(other).lte(price) : priceOf(other).gte(price)))
    .sort((one, two) => (isBuy ? 1 : -1) * priceOf(one).cmp(priceOf(two)));
}

/** Whole lots that an amount of quote buys at a price. */
const lotsFor = (budget: Big, price: Big, lot: Big): Big => budget.div(price.times(lot)).round(0, Big.roundDown).times(lot);

/**
 * Goes through the book without touching it. Sized in quote, an order ends as filled when what is left is worth less than one lot,
 * at the price of its last deal or of the next one.
 */
export function sweep(order: OracleOrder, open: readonly OracleOrder[]): Sweep {
  const { owner, listing, terms } = order;
  const isQuote = terms.sizeUnit === 'QUOTE';
  const deals: Deal[] = [];
  const removed: OracleOrder[] = [];
  let left = new Big(terms.size);
  const isDone = (price: Big | undefined) => (isQuote ? price !== undefined && lotsFor(left, price, listing.lot).eq(0) : left.eq(0));
  for (const maker of reachable(order, open)) {
    const price = priceOf(maker);
    if (isDone(deals.at(-1)?.price) || isDone(price)) return { deals, removed, end: 'FILLED' };
    if (maker.owner === owner) {
      if (terms.selfTradePrevention === 'CANCEL_MAKER' || terms.selfTradePrevention === 'CANCEL_BOTH') removed.push(maker);
      if (terms.selfTradePrevention !== 'CANCEL_MAKER') return { deals, removed, end: 'SELF_TRADE' };
      continue;
    }
    const wanted = isQuote ? lotsFor(left, price, listing.lot) : left;
    const size = wanted.lt(restOf(maker)) ? wanted : restOf(maker);
    deals.push({ maker, price, size });
    left = left.minus(isQuote ? size.times(price) : size);
  }
  if (isDone(deals.at(-1)?.price)) return { deals, removed, end: 'FILLED' };
  if (terms.type === 'MARKET') return { deals, removed, end: 'NO_LIQUIDITY' };
  return { deals, removed, end: (terms.timeInForce ?? 'GTC') === 'GTC' ? 'RESTS' : 'IOC_REST' };
}

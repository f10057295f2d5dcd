import type { Pair, Ticker } from '@/contract/market';
import { compare } from '@/domain/money/decimal';

export interface PairFilter {
  text: string;
  /** Undefined: every quote. */
  quote: string | undefined;
  sort: PairSort;
}

export type PairSort = 'listing' | 'volume' | 'change';

/** Quote assets in listing order. */
export function quotesOf(pairs: readonly Pair[]): string[] {
  return [...new Set(pairs.map((pair) => pair.quote))];
}

/** A search looks through every quote: who types "eth" wants to see ETH/BTC too. Names count like symbols. */
export function filterPairs(
  pairs: readonly Pair[],
  tickers: ReadonlyMap<string, Ticker>,
  names: ReadonlyMap<string, string>,
  filter: PairFilter,
): Pair[] {
  const text = filter.text.trim().toLowerCase().replace('/', '_');
  const matches = (pair: Pair) =>
    text === ''
      ? filter.quote === undefined || pair.quote === filter.quote
      : pair.symbol.toLowerCase().includes(text) || names.get(pair.base)?.toLowerCase().includes(text);
  return pairs.filter(matches).toSorted((a, b) => ORDERS[filter.sort](a, b, tickers));
}

type Order = (a: Pair, b: Pair, tickers: ReadonlyMap<string, Ticker>) => number;

const ORDERS: Record<PairSort, Order> = {
  listing: (a, b) => a.sort - b.sort,
  volume: (a, b, tickers) => descending(tickers.get(a.symbol)?.quoteVolume, tickers.get(b.symbol)?.quoteVolume),
  change: (a, b, tickers) => descending(tickers.get(a.symbol)?.changePercent, tickers.get(b.symbol)?.changePercent),
};

/** Largest first; unknown values last. */
function descending(left: string | null | undefined, right: string | null | undefined): number {
  if (left == null || right == null) return Number(left == null) - Number(right == null);
  return compare(right, left);
}

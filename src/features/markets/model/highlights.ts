import { compare } from '@/domain/money/decimal';
import type { MarketRow } from './marketRow';

export const HIGHLIGHTS = ['mostTraded', 'topGainer', 'topLoser', 'newlyListed'] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];
export type HighlightSymbols = Record<Highlight, string | undefined>;

type Order = (left: MarketRow, right: MarketRow) => number;

const byNumber =
  (key: 'volumeUsd' | 'changePercent', sign: 1 | -1): Order =>
  (left, right) =>
    sign * compare(left[key] ?? '0', right[key] ?? '0');

/** Listed together: the one that stands last was added last. */
const byListing: Order = (left, right) => left.listedAt - right.listedAt || left.sort - right.sort;

/** The pair each highlight cell names; undefined while no prices are known. */
export function highlightSymbols(rows: readonly MarketRow[]): HighlightSymbols {
  const known = rows.filter((row) => row.last !== undefined);
  const first = (order: Order) => [...known].sort(order)[0]?.symbol;
  return {
    mostTraded: first(byNumber('volumeUsd', -1)),
    topGainer: first(byNumber('changePercent', -1)),
    topLoser: first(byNumber('changePercent', 1)),
    newlyListed: firstPairs(known).at(-1)?.symbol,
  };
}

/** Each coin's first pair, oldest coin first: another quote for an old coin is nothing new. */
function firstPairs(rows: readonly MarketRow[]): MarketRow[] {
  const seen = new Set<string>();
  return [...rows].sort(byListing).filter(({ base }) => !seen.has(base) && seen.add(base));
}

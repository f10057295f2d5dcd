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

/** A day's best is one that rose and its worst one that fell, even where all fell or all rose. */
export const belongs: Record<Highlight, (row: MarketRow) => boolean> = {
  mostTraded: () => true,
  topGainer: ({ changePercent }) => compare(changePercent ?? '0', '0') > 0,
  topLoser: ({ changePercent }) => compare(changePercent ?? '0', '0') < 0,
  newlyListed: () => true,
};

/** The pair each highlight cell names; undefined while no prices are known, and where no pair is one. */
export function highlightSymbols(rows: readonly MarketRow[]): HighlightSymbols {
  const known = rows.filter((row) => row.last !== undefined);
  const first = (highlight: Highlight, order: Order) => known.filter(belongs[highlight]).sort(order)[0]?.symbol;
  return {
    mostTraded: first('mostTraded', byNumber('volumeUsd', -1)),
    topGainer: first('topGainer', byNumber('changePercent', -1)),
    topLoser: first('topLoser', byNumber('changePercent', 1)),
    newlyListed: firstPairs(known).at(-1)?.symbol,
  };
}

/** Each coin's first pair, oldest coin first: another quote for an old coin is nothing new. */
function firstPairs(rows: readonly MarketRow[]): MarketRow[] {
  const seen = new Set<string>();
  return [...rows].sort(byListing).filter(({ base }) => !seen.has(base) && seen.add(base));
}

import { compare } from '@/domain/money/decimal';
import type { MarketRow } from './marketRow';

export const HIGHLIGHTS = ['mostTraded', 'topGainer', 'topLoser', 'newlyListed'] as const;
export type Highlight = (typeof HIGHLIGHTS)[number];

type Order = (left: MarketRow, right: MarketRow) => number;

const byNumber =
  (key: 'volumeUsd' | 'changePercent', sign: 1 | -1): Order =>
  (left, right) =>
    sign * compare(left[key] ?? '0', right[key] ?? '0');

const ORDERS: Record<Highlight, Order> = {
  mostTraded: byNumber('volumeUsd', -1),
  topGainer: byNumber('changePercent', -1),
  topLoser: byNumber('changePercent', 1),
  // Pairs listed together: the one that stands last was added last.
  newlyListed: (left, right) => right.listedAt - left.listedAt || right.sort - left.sort,
};

/** The row each highlight cell shows; undefined while no prices are known. */
export function highlightRows(rows: readonly MarketRow[]): Record<Highlight, MarketRow | undefined> {
  const known = rows.filter((row) => row.last !== undefined);
  const first = (highlight: Highlight) => [...known].sort(ORDERS[highlight])[0];
  return { mostTraded: first('mostTraded'), topGainer: first('topGainer'), topLoser: first('topLoser'), newlyListed: first('newlyListed') };
}

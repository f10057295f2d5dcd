import type { Ladder, LadderRow } from './ladder';

/** Rows a side of the compact book, and of the tall one; their depth bars are measured against as many. */
export const COMPACT_LEVELS = 13;
export const FULL_LEVELS = 15;

/** The larger cumulative size of both sides, at BOOK_SCALE, over so many levels: the full width of a depth bar. 0n for an empty book. */
export function maxCumulative(ladder: Ladder, levels: number): bigint {
  const bids = lastTotal(ladder.bids, levels);
  const asks = lastTotal(ladder.asks, levels);
  if (bids > asks) return bids;
  return asks;
}

/** Width of a depth bar in percent, one decimal, never below 0 or above 100. */
export function depthPercent(totalUnits: bigint, maxUnits: bigint): number {
  if (maxUnits <= 0n || totalUnits <= 0n) return 0;
  if (totalUnits >= maxUnits) return 100;
  return Number((totalUnits * 1000n) / maxUnits) / 10;
}

/** Share of the bids in what both sides offer together, in whole percent; undefined for an empty book. */
export function bidShare(ladder: Ladder): number | undefined {
  const bids = lastTotal(ladder.bids, ladder.bids.length);
  const both = bids + lastTotal(ladder.asks, ladder.asks.length);
  return both === 0n ? undefined : Number((bids * 200n + both) / (both * 2n));
}

function lastTotal(rows: readonly LadderRow[], levels: number): bigint {
  return rows[Math.min(levels, rows.length) - 1]?.totalUnits ?? 0n;
}

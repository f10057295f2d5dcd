import { compare } from '@/domain/money/decimal';
import { type MarketFilter, passesFilter } from './filters';
import type { MarketRow } from './marketRow';
import { matchesSearch, searchTerm } from './search';

export const SORT_KEYS = ['symbol', 'last', 'changePercent', 'high', 'low', 'volumeUsd'] as const;
export type SortKey = (typeof SORT_KEYS)[number];
export interface MarketSort {
  key: SortKey;
  direction: 'ascending' | 'descending';
}

export const MARKET_TABS = ['favourites', 'spot'] as const;
export type MarketTab = (typeof MARKET_TABS)[number];

/** What is asked of the list. */
export interface MarketView {
  search: string;
  tab: MarketTab;
  filter: MarketFilter;
  hidesLowVolume: boolean;
  /** Absent: the list's own order. */
  sort: MarketSort | undefined;
}

/** Below this a market is quiet: US dollars in 24 hours. */
export const LOW_VOLUME_USD = '1000000';

/**
 * The rows to show, in order. Rows whose number is unknown stand last in either direction. A search looks everywhere: who types
 * "pepe" means it, whatever tab, chip or switch is on.
 */
export function viewRows(rows: readonly MarketRow[], view: MarketView, favourites: readonly string[] = []): MarketRow[] {
  return ordered(searchTerm(view.search) === '' ? passing(rows, view, favourites) : found(rows, view.search), view.sort);
}

/** How many rows are out of sight because little is traded there. */
export function quietCount(rows: readonly MarketRow[], view: MarketView, favourites: readonly string[]): number {
  if (!view.hidesLowVolume || searchTerm(view.search) !== '') return 0;
  const all = passing(rows, { ...view, hidesLowVolume: false }, favourites);
  return all.filter((row) => !hasVolume(row)).length;
}

function found(rows: readonly MarketRow[], search: string): MarketRow[] {
  return rows.filter((row) => matchesSearch(row, search));
}

function passing(rows: readonly MarketRow[], view: MarketView, favourites: readonly string[]): MarketRow[] {
  const collected = new Set(favourites);
  return rows.filter(
    (row) =>
      (view.tab === 'spot' || collected.has(row.symbol)) && passesFilter(row, view.filter) && (!view.hidesLowVolume || hasVolume(row)),
  );
}

function hasVolume(row: MarketRow): boolean {
  return row.volumeUsd !== undefined && compare(row.volumeUsd, LOW_VOLUME_USD) >= 0;
}

function ordered(rows: MarketRow[], sort: MarketSort | undefined): MarketRow[] {
  if (!sort) return rows;
  return rows.sort((left, right) => compareBy(sort.key, sort.direction === 'ascending' ? 1 : -1, left, right));
}

function compareBy(key: SortKey, sign: 1 | -1, left: MarketRow, right: MarketRow): number {
  if (key === 'symbol') return sign * (left.symbol < right.symbol ? -1 : 1);
  const [a, b] = [left[key], right[key]];
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * compare(a, b);
}

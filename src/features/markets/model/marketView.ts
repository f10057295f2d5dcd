import { compare } from '@/domain/money/decimal';
import type { MarketRow } from './marketRow';

export const SORT_KEYS = ['symbol', 'last', 'changePercent', 'high', 'low', 'volumeUsd'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export interface MarketView {
  search: string;
  /** A quote coin, a category, or everything. */
  filter: { kind: 'all' } | { kind: 'quote'; quote: string } | { kind: 'category'; category: string };
  hidesLowVolume: boolean;
  sort: { key: SortKey; direction: 'ascending' | 'descending' } | undefined;
}

/** Below this a market is quiet, in US dollars a day. */
const LOW_VOLUME_USD = '1000000';

/** The rows to show, in order. Rows whose number is unknown stand last in either direction. */
export function viewRows(rows: readonly MarketRow[], view: MarketView): MarketRow[] {
  const found = rows.filter((row) => matchesSearch(row, view.search) && matchesFilter(row, view) && hasVolume(row, view.hidesLowVolume));
  const { sort } = view;
  if (!sort) return found;
  return found.sort((left, right) => compareBy(sort.key, sort.direction === 'ascending' ? 1 : -1, left, right));
}

function matchesSearch(row: MarketRow, search: string): boolean {
  const wanted = search
    .trim()
    .toLowerCase()
    .replace(/[/_\s-]/g, '');
  return (
    wanted === '' || `${row.base}${row.quote}`.toLowerCase().includes(wanted) || row.name.toLowerCase().replace(/\s/g, '').includes(wanted)
  );
}

/** A search looks everywhere: who types "pepe" means it whatever chip is on. */
function matchesFilter(row: MarketRow, { filter, search }: MarketView): boolean {
  if (search.trim() !== '' || filter.kind === 'all') return true;
  return filter.kind === 'quote' ? row.quote === filter.quote : row.categories.includes(filter.category);
}

function hasVolume(row: MarketRow, isAsked: boolean): boolean {
  return !isAsked || (row.volumeUsd !== undefined && compare(row.volumeUsd, LOW_VOLUME_USD) >= 0);
}

function compareBy(key: SortKey, sign: 1 | -1, left: MarketRow, right: MarketRow): number {
  if (key === 'symbol') return sign * (left.symbol < right.symbol ? -1 : 1);
  const [a, b] = [left[key], right[key]];
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return sign * compare(a, b);
}

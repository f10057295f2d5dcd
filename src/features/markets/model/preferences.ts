import { CHOSEN_COLUMNS, type ChosenColumn } from './columnChoice';
import type { MarketFilter } from './filters';
import { MARKET_TABS, type MarketSort, type MarketTab, SORT_KEYS } from './marketView';

/** How a user likes to see the markets: kept on the device. */
export interface MarketPreferences {
  tab: MarketTab;
  /** Each tab has its own chip: favourites are few, whatever they are quoted in. */
  filters: Record<MarketTab, MarketFilter>;
  hidesLowVolume: boolean;
  /** Absent: the list's own order. */
  sort?: MarketSort;
  hiddenColumns: readonly ChosenColumn[];
}

export const DEFAULT_SORT: MarketSort = { key: 'volumeUsd', direction: 'descending' };

/** What the server renders, and what a new device shows. */
export const DEFAULT_PREFERENCES: MarketPreferences = {
  tab: 'spot',
  filters: { favourites: { kind: 'all' }, spot: { kind: 'quote', quote: 'USDT' } },
  hidesLowVolume: false,
  sort: DEFAULT_SORT,
  hiddenColumns: [],
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isOneOf = (values: readonly string[], value: unknown) => values.some((known) => known === value);

function isFilter(value: unknown): boolean {
  if (!isFields(value)) return false;
  if (value.kind === 'quote') return typeof value.quote === 'string';
  return value.kind === 'category' ? typeof value.category === 'string' : value.kind === 'all';
}

function isSort(value: unknown): boolean {
  return isFields(value) && isOneOf(SORT_KEYS, value.key) && isOneOf(['ascending', 'descending'], value.direction);
}

/** Whether stored JSON is what this version writes: another version's, or a user's own edit, counts as absent. */
export function isMarketPreferences(value: unknown): value is MarketPreferences {
  if (!isFields(value) || !isFields(value.filters)) return false;
  const { filters, hiddenColumns } = value;
  return (
    isOneOf(MARKET_TABS, value.tab) &&
    MARKET_TABS.every((tab) => isFilter(filters[tab])) &&
    typeof value.hidesLowVolume === 'boolean' &&
    (value.sort === undefined || isSort(value.sort)) &&
    Array.isArray(hiddenColumns) &&
    hiddenColumns.every((column) => isOneOf(CHOSEN_COLUMNS, column))
  );
}

/** Leaves a column out or takes it back. An order nobody can see any more gives way to the usual one. */
export function withColumn(preferences: MarketPreferences, column: ChosenColumn, isShown: boolean): MarketPreferences {
  const others = preferences.hiddenColumns.filter((hidden) => hidden !== column);
  if (isShown) return { ...preferences, hiddenColumns: others };
  const sort = preferences.sort?.key === column ? DEFAULT_SORT : preferences.sort;
  return { ...preferences, hiddenColumns: [...others, column], sort };
}

/** Whether there is nothing to remember. */
export function isDefault(preferences: MarketPreferences): boolean {
  const inOrder = ({ tab, filters, hidesLowVolume, sort, hiddenColumns }: MarketPreferences) =>
    JSON.stringify([tab, filters.favourites, filters.spot, hidesLowVolume, sort, hiddenColumns]);
  return inOrder(preferences) === inOrder(DEFAULT_PREFERENCES);
}

import type { MarketRow } from './marketRow';
import { viewRows } from './marketView';
import { DEFAULT_SORT } from './preferences';
import { searchTerm } from './search';

/** Without anything typed: the markets most people are after. */
const SUGGESTED = 5;

/** What a search finds, most traded first. */
export function searchHits(rows: readonly MarketRow[], search: string): MarketRow[] {
  const found = viewRows(rows, { search, tab: 'spot', filter: { kind: 'all' }, hidesLowVolume: false, sort: DEFAULT_SORT });
  return searchTerm(search) === '' ? found.slice(0, SUGGESTED) : found;
}

import { fuzzyMatch, type Match, type Ranges } from './fuzzy';
import type { ActionItem, OrderItem, PageItem, PairItem, PaletteItem } from './paletteItem';

/** Everything the palette knows on this page, each list in the order in which it stands without a search. */
export interface PaletteContent {
  /** Pairs opened before, without the one in view. */
  recent: readonly PairItem[];
  /** All pairs, the most traded first. */
  pairs: readonly PairItem[];
  /** Id of the pair whose terminal is open: found by a search, not offered without one. */
  inView: string | undefined;
  actions: readonly ActionItem[];
  orders: readonly OrderItem[];
  pages: readonly PageItem[];
  /** Leads to the list of all pairs; stands in the head of their group. */
  allPairs: PageItem;
}

export interface FoundItem {
  item: PaletteItem;
  /** What of its words was found. */
  ranges: Ranges;
}

export type GroupName = 'recent' | 'pairs' | 'actions' | 'orders' | 'pages';

export interface PaletteGroup {
  name: GroupName;
  found: readonly FoundItem[];
  /** In the group's head; the last that the arrows reach. */
  more?: FoundItem;
}

const ONLY_ACTIONS = '>';
/** How many rows a group has without a search, and with one. */
const AT_REST = { recent: 2, pairs: 3, actions: 5 } as const;
const FOUND = { pairs: 6, actions: 5, orders: 4, pages: 4 } as const;
const ALL_ACTIONS = 12;

const asFound = (items: readonly PaletteItem[], count: number): FoundItem[] => items.slice(0, count).map((item) => ({ item, ranges: [] }));

function matchItem(search: string, item: PaletteItem): Match | undefined {
  const inWords = fuzzyMatch(search, item.words);
  const inName = item.kind === 'pair' && item.coinName ? fuzzyMatch(search, item.coinName) : undefined;
  if (inName && (!inWords || inName.score > inWords.score)) return { score: inName.score, ranges: inWords?.ranges ?? [] };
  return inWords;
}

interface Ranked {
  found: FoundItem[];
  best: number;
}

function ranked(search: string, items: readonly PaletteItem[], count: number): Ranked {
  const matches = items
    .flatMap((item) => {
      const match = matchItem(search, item);
      return match ? [{ item, ...match }] : [];
    })
    // Nearly as good is as good: then the list's own order counts, for pairs the most traded first.
    .toSorted((one, other) => Math.round(other.score) - Math.round(one.score))
    .slice(0, count);
  return { found: matches.map(({ item, ranges }) => ({ item, ranges })), best: matches[0]?.score ?? 0 };
}

function atRest({ recent, pairs, inView, actions, allPairs }: PaletteContent): PaletteGroup[] {
  const shown = recent.slice(0, AT_REST.recent);
  const others = pairs.filter(({ id }) => id !== inView && !shown.some((known) => known.id === id));
  return [
    { name: 'recent', found: asFound(shown, AT_REST.recent) },
    { name: 'pairs', found: asFound(others, AT_REST.pairs), more: { item: allPairs, ranges: [] } },
    { name: 'actions', found: asFound(actions, AT_REST.actions) },
  ];
}

/** The group with the best match comes first; equal ones stay in this order. */
function searched(search: string, content: PaletteContent): PaletteGroup[] {
  const names = ['pairs', 'actions', 'orders', 'pages'] as const;
  return names
    .map((name) => ({ name, ...ranked(search, content[name], FOUND[name]) }))
    .toSorted((one, other) => Math.round(other.best / 10) - Math.round(one.best / 10))
    .map(({ name, found }) => ({ name, found }));
}

/** What the palette shows for a search; without one: recent pairs, the most traded, actions. ">" asks for actions alone. */
export function paletteGroups(search: string, content: PaletteContent): PaletteGroup[] {
  const text = search.trim();
  const groups = (): PaletteGroup[] => {
    if (text === '') return atRest(content);
    if (!text.startsWith(ONLY_ACTIONS)) return searched(text, content);
    const rest = text.slice(ONLY_ACTIONS.length).trim();
    const found = rest === '' ? asFound(content.actions, ALL_ACTIONS) : ranked(rest, content.actions, ALL_ACTIONS).found;
    return [{ name: 'actions', found }];
  };
  return groups().filter(({ found }) => found.length > 0);
}

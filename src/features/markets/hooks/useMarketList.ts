import { useMemo, useState } from 'react';
import { useFavourites } from '@/src/api/queries/favourites';
import { useMarketPreferences } from '../memory/useMarketPreferences';
import { isOfferedFilter, type MarketFilter } from '../model/filters';
import type { MarketRow } from '../model/marketRow';
import { type MarketView, quietCount, viewRows } from '../model/marketView';
import { useHeld } from './useHeld';

const NONE: readonly string[] = [];

/** The rows to show with their newest numbers, in the order of the last turn: a new question is answered at once. */
function useRanked(rows: readonly MarketRow[], view: MarketView, favourites: readonly string[], turn: number): MarketRow[] {
  const isPriced = rows.some(({ last }) => last !== undefined);
  // Collecting a pair must not move the rows of the tab that shows them all.
  const collected = view.tab === 'favourites' ? favourites : NONE;
  const symbols = useHeld([view, collected, turn, rows.length, isPriced], () =>
    viewRows(rows, view, collected).map(({ symbol }) => symbol),
  );
  return useMemo(() => {
    const bySymbol = new Map(rows.map((row) => [row.symbol, row]));
    return symbols.flatMap((symbol) => bySymbol.get(symbol) ?? []);
  }, [rows, symbols]);
}

const EVERYTHING: MarketFilter = { kind: 'all' };

/** What is asked of the list (remembered choices and the search), the favourites, and the rows that answer. */
export function useMarketList(rows: readonly MarketRow[], turn: number) {
  const [preferences, change] = useMarketPreferences();
  const [search, setSearch] = useState('');
  const favourites = useFavourites();

  const { tab, filters, hidesLowVolume, sort } = preferences;
  // Until the pairs are here nobody can say that the remembered chip is gone.
  const isOffered = rows.length === 0 || isOfferedFilter(filters[tab], rows);
  const filter = isOffered ? filters[tab] : EVERYTHING;
  const view = useMemo<MarketView>(() => ({ search, tab, filter, hidesLowVolume, sort }), [search, tab, filter, hidesLowVolume, sort]);
  const shown = useRanked(rows, view, favourites.symbols, turn);
  return {
    preferences,
    change,
    search,
    setSearch,
    favourites,
    view,
    shown,
    quietCount: quietCount(rows, view, favourites.symbols),
    isWaiting: tab === 'favourites' && favourites.isLoading,
    hasNoFavourites: tab === 'favourites' && !rows.some(({ symbol }) => favourites.isFavourite(symbol)),
  };
}

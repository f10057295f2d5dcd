import { useMemo, useState } from 'react';
import { useFavourites } from '@/src/api/queries/favourites';
import { useMarketPreferences } from '../memory/useMarketPreferences';
import { isOfferedFilter, type MarketFilter } from '../model/filters';
import type { MarketRow } from '../model/marketRow';
import { type MarketView, quietCount } from '../model/marketView';
import { useRanked } from './useRanked';

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

import { useMemo } from 'react';
import { usePairs } from '@/src/api/queries/pairs';
import { useListing } from '@/src/brand/ListingContext';
import { useSite } from '@/src/brand/SiteContext';
import { shownPairs } from '@/src/brand/shownPairs';
import type { ListedInstruments } from '@/src/market/MarketContext';

/** The pairs the brand shows, in its order. */
export function useShownPairs(): ListedInstruments {
  const { data, error, mutate } = usePairs();
  const { supportSpot } = useSite();
  const { openTradeSymbols } = useListing();
  const shown = useMemo(() => data && shownPairs(data, { supportSpot, openTradeSymbols }), [data, supportSpot, openTradeSymbols]);
  return { data: shown, error, mutate };
}

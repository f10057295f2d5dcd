import { useMemo } from 'react';
import { useListing } from '@/src/brand/ListingContext';
import { useSite } from '@/src/brand/SiteContext';
import { shownPairs } from '@/src/brand/shownPairs';
import { type ListedInstruments, useListedInstruments } from '../MarketContext';

/**
 * What the brand shows of the kind in view, in its order: for whatever leads to other markets. Own orders stand in lists of all that is
 * listed: a brand may have hidden their market since.
 */
export function useShownInstruments(): ListedInstruments {
  const { data, error, mutate } = useListedInstruments();
  const { supportSpot } = useSite();
  const { openTradeSymbols } = useListing();
  const shown = useMemo(() => data && shownPairs(data, { supportSpot, openTradeSymbols }), [data, supportSpot, openTradeSymbols]);
  return { data: shown, error, mutate };
}

import { useMemo } from 'react';
import type { Instrument } from '@/contract/instrument';
import { useListing } from './ListingContext';
import { useSite } from './SiteContext';
import { shownPairs } from './shownPairs';

/** Of pairs the exchange has those the brand shows, in its order; undefined while there are none yet. */
export function useShownPairs(pairs: readonly Instrument[] | undefined): readonly Instrument[] | undefined {
  const { supportSpot } = useSite();
  const { openTradeSymbols } = useListing();
  return useMemo(() => pairs && shownPairs(pairs, { supportSpot, openTradeSymbols }), [pairs, supportSpot, openTradeSymbols]);
}

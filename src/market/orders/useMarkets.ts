import { useCallback, useMemo } from 'react';
import { useListing } from '@/src/brand/ListingContext';
import { useListedInstruments } from '../MarketContext';
import { type TradeMarket, tradeMarketOf } from '../tradeMarket';

/** Decimals, names and states of any market of the kind in view, for lists that hold orders of several. */
export function useMarkets(): (symbol: string) => TradeMarket {
  const listing = useListing();
  const { data: listed } = useListedInstruments();
  const known = useMemo(
    () => new Map((listed ?? []).map((instrument) => [instrument.symbol, tradeMarketOf(instrument.symbol, listing, instrument)])),
    [listed, listing],
  );
  return useCallback((symbol: string) => known.get(symbol) ?? tradeMarketOf(symbol, listing, listed), [known, listing, listed]);
}

import { useCallback, useMemo } from 'react';
import { usePairs } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { type TradeMarket, tradeMarketOf } from '../tradeMarket';

/** Decimals and names of any market, for lists that hold orders of several. */
export function useMarkets(): (symbol: string) => TradeMarket {
  const listing = useListing();
  const { data: pairs } = usePairs();
  const known = useMemo(
    () => new Map((pairs ?? []).map((pair) => [pair.symbol, tradeMarketOf(pair.symbol, listing, pair)])),
    [pairs, listing],
  );
  return useCallback((symbol: string) => known.get(symbol) ?? tradeMarketOf(symbol, listing, undefined), [known, listing]);
}

import { useCallback, useMemo } from 'react';
import { usePairs } from '@/src/api/queries/market';
import { useSite } from '@/src/brand/SiteContext';
import { type TradeMarket, tradeMarketOf } from '../tradeMarket';

/** Decimals and names of any market, for lists that hold orders of several. */
export function useMarkets(): (symbol: string) => TradeMarket {
  const site = useSite();
  const { data: pairs } = usePairs();
  const known = useMemo(() => new Map((pairs ?? []).map((pair) => [pair.symbol, tradeMarketOf(pair.symbol, site, pair)])), [pairs, site]);
  return useCallback((symbol: string) => known.get(symbol) ?? tradeMarketOf(symbol, site, undefined), [known, site]);
}

import { useCallback, useMemo } from 'react';
import { coinDecimals } from '@/domain/market/shownDecimals';
import { useListing } from './ListingContext';

/** How many decimals a coin's amounts are shown with, the same wherever they stand. */
export function useCoinDecimals(): (asset: string) => number {
  const { openTradeSymbols } = useListing();
  const markets = useMemo(() => Object.values(openTradeSymbols), [openTradeSymbols]);
  return useCallback((asset: string) => coinDecimals(asset, markets), [markets]);
}

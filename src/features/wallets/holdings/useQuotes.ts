import { useCallback, useMemo } from 'react';
import { useTickers as useTickersOnce } from '@/src/api/queries/market';
import { useListing } from '@/src/brand/ListingContext';
import { useTickers } from '@/src/realtime';
import { type Quote, quoteOf } from './quotes';

/** Prices of coins as they are now. The function changes whenever one of them does. */
export function useQuotes(): (coin: string) => Quote {
  const listing = useListing();
  const { data: once } = useTickersOnce();
  const live = useTickers();
  const tickers = useMemo(() => new Map([...(once ?? []).map((ticker) => [ticker.symbol, ticker] as const), ...live]), [once, live]);
  return useCallback((coin: string) => quoteOf(coin, listing, tickers), [listing, tickers]);
}

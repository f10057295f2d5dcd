import { useMemo, useRef } from 'react';
import type { Ticker } from '@/contract/market';
import type { MarketsStart } from '@/src/api/loadMarkets';
import { useCoins, useSparklines, useTickers as useTickersOnce } from '@/src/api/queries/market';
import { usePairs } from '@/src/api/queries/pairs';
import { useListing } from '@/src/brand/ListingContext';
import { useShownPairs } from '@/src/brand/useShownPairs';
import { useTickers } from '@/src/realtime';
import { type MarketRow, marketRow } from '../model/marketRow';

/** What the server put into the page, so that its first paint has prices. */
export type MarketsData = MarketsStart;

interface CachedRow {
  ticker: Ticker | undefined;
  row: MarketRow;
}

/** Every pair the site shows with its latest ticker. A row whose ticker did not change stays the same object. */
export function useMarketRows(initial: MarketsData) {
  const { coinInfo } = useListing();
  const asked = { pairs: usePairs(), coins: useCoins(), tickers: useTickersOnce(), sparklines: useSparklines() };
  const pairs = asked.pairs.data ?? initial.pairs;
  const coins = asked.coins.data ?? initial.coins;
  const once = asked.tickers.data ?? initial.tickers;
  const live = useTickers();
  const cache = useRef({ key: {}, rows: new Map<string, CachedRow>() });

  const shown = useShownPairs(pairs);
  const fixed = useMemo(
    () => ({ shown, coins: new Map(coins?.map((coin) => [coin.coinSymbol, coin])), coinInfo }),
    [shown, coins, coinInfo],
  );
  const rows = useMemo(() => {
    if (cache.current.key !== fixed) cache.current = { key: fixed, rows: new Map() };
    const known = cache.current.rows;
    return fixed.shown?.map((pair) => {
      const ticker = live.get(pair.symbol) ?? once?.find(({ symbol }) => symbol === pair.symbol);
      const cached = known.get(pair.symbol);
      if (cached && cached.ticker === ticker) return cached.row;
      const row = marketRow(pair, ticker, fixed.coins.get(pair.base), fixed.coinInfo);
      known.set(pair.symbol, { ticker, row });
      return row;
    });
  }, [fixed, live, once]);

  return {
    rows,
    isLoading: !pairs && !asked.pairs.error,
    sparklines: asked.sparklines.data ?? initial.sparklines,
    error: pairs ? undefined : asked.pairs.error,
    retry: () => void asked.pairs.mutate(),
    isRetrying: asked.pairs.isValidating,
  };
}

import { useEffect, useMemo, useState } from 'react';
import type { Ticker } from '@/contract/market';
import { useRealtime } from '@/src/realtime';
import type { HomeMarket } from '../model/homeMarket';
import { type MoverTab, movers } from '../model/movers';

/** Long enough to read a row before it moves. */
const RANK_EVERY_MS = 5_000;

/** The markets of a tab in order. Ranked anew every five seconds and on another tab, never by a single price. */
export function useMovers(markets: readonly HomeMarket[], tickers: ReadonlyMap<string, Ticker>, tab: MoverTab): HomeMarket[] {
  const { realtime } = useRealtime();
  const rank = useMemo(
    () => () => movers(markets, (symbol) => realtime.tickers.getSnapshot().get(symbol) ?? tickers.get(symbol), tab),
    [markets, tickers, tab, realtime],
  );
  const [ranked, setRanked] = useState({ rank, symbols: rank() });
  // Another tab is answered in the same render.
  const symbols = ranked.rank === rank ? ranked.symbols : rank();
  if (ranked.rank !== rank) setRanked({ rank, symbols });
  useEffect(() => {
    const timer = setInterval(() => {
      setRanked((before) => {
        const next = rank();
        return next.join() === before.symbols.join() ? before : { rank, symbols: next };
      });
    }, RANK_EVERY_MS);
    return () => clearInterval(timer);
  }, [rank]);
  return symbols.flatMap((symbol) => markets.find((market) => market.symbol === symbol) ?? []);
}

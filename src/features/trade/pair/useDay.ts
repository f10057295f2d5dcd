import { useMemo } from 'react';
import type { Ticker } from '@/contract/market';
import { dayWithLast } from '@/domain/market/dayWithLast';
import { useTicker } from '@/src/realtime';
import { useMarket } from '../TradeContext';

/** The day of the pair in view, up to its last price; undefined before its first ticker. */
export function useDay(): Ticker | undefined {
  const { symbol } = useMarket();
  const ticker = useTicker(symbol);
  return useMemo(() => ticker && dayWithLast(ticker), [ticker]);
}

import { useCallback } from 'react';
import { pathTo } from '@/src/config/matchRoute';
import { useSite } from './SiteContext';

/** "BTC_USDT" -> the path of its terminal; undefined on a brand without spot, which has prices and no terminal. */
export function usePairPath(): (symbol: string) => string | undefined {
  const { supportSpot } = useSite();
  return useCallback((symbol: string) => (supportSpot ? pathTo('spotPair', { pair: symbol }) : undefined), [supportSpot]);
}

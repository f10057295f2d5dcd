import type { CallParams } from '@/contract/calls';
import { KLINE_DEDUPE_MS } from '@/src/config/constants';
import { RARELY_CHANGING } from './rarelyChanging';
import { useQuery } from './useQuery';

export const useCoins = () => useQuery('coins', {}, RARELY_CHANGING);

export const useTickers = (params: CallParams<'tickers'> = {}) => useQuery('tickers', params);
export const useSparklines = () => useQuery('sparklines', {}, RARELY_CHANGING);

export const useDepth = (params: CallParams<'depth'> | undefined) => useQuery('depth', params);

/** Candles, oldest first. The running candle comes over the stream, so the same page is not asked for twice in 30 minutes. */
export const useKlines = (params: CallParams<'klines'> | undefined) =>
  useQuery('klines', params, { dedupingInterval: KLINE_DEDUPE_MS, revalidateOnFocus: false, revalidateOnReconnect: false });

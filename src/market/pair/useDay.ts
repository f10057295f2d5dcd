import type { Ticker } from '@/contract/market';
import { useTicker } from '@/src/realtime';
import { useMarket } from '../MarketContext';

/** The day of the pair in view, up to its last price; undefined before its first ticker. */
export const useDay = (): Ticker | undefined => useTicker(useMarket().symbol);

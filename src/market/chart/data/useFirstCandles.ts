import type { KlineInterval } from '@/domain/chart/intervals';
import { useKlines } from '@/src/api/queries/market';
import { useMarket } from '../../MarketContext';

const FIRST_PAGE = 300;

/** The candles a chart of the market in view opens with. */
export function useFirstCandles(interval: KlineInterval) {
  const { symbol } = useMarket();
  return useKlines({ coinSymbol: symbol, type: interval, limit: FIRST_PAGE });
}

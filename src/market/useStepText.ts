import { useCallback } from 'react';
import { isTinyPrice, type MaybeDecimal, useFormat } from '@/src/format';
import { useTickerPart } from '@/src/realtime';
import { useMarket } from './MarketContext';

const hasTinyPrice = (ticker: { last: MaybeDecimal } | undefined) => isTinyPrice(ticker?.last);

/**
 * How steps and spreads of the market in view are written: as its prices are. A spread of 0.00001 beside prices of 0.03641 has plain
 * zeros; only where prices themselves are told with the count of their zeros, it is too.
 */
export function useStepText(): (value: MaybeDecimal, decimals: number) => string {
  const { symbol } = useMarket();
  const format = useFormat();
  const isTiny = useTickerPart(symbol, hasTinyPrice);
  return useCallback(
    (value: MaybeDecimal, decimals: number) => (isTiny ? format.price(value, decimals) : format.fixed(value, decimals)),
    [format, isTiny],
  );
}

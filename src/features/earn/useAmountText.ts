import { useCallback } from 'react';
import { useCoinDecimals } from '@/src/brand/useCoinDecimals';
import { useFormat } from '@/src/format';

/** An amount of a coin in words, exact and with no fewer decimals than it has everywhere: "2,000.00 USDT". "--" for none. */
export function useAmountText(coin: string): (value: string | undefined) => string {
  const format = useFormat();
  const least = useCoinDecimals()(coin);
  return useCallback((value) => (value === undefined ? '--' : `${format.exact(value, least)} ${coin}`), [format, least, coin]);
}

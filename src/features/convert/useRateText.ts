import { useCallback } from 'react';
import { spokenRate } from '@/domain/convert/spokenRate';
import { useFormat } from '@/src/format';

/** Places a rate is said with: a price of 96,500.12345678 says no more than 96,500.12. */
export const placesOf = (price: string): number => {
  const [whole = '0'] = price.split('.');
  return whole === '0' ? 8 : Math.max(2, 7 - whole.length);
};

/** "1 ETH = 3,514.80 USDT"; "--" where there is none. */
export function useRateText(): (from: string, to: string, give: string, get: string, isTurned?: boolean) => string {
  const format = useFormat();
  return useCallback(
    (from, to, give, get, isTurned) => {
      const rate = spokenRate(from, to, give, get, isTurned);
      return rate ? `1 ${rate.one} = ${format.amount(rate.price, placesOf(rate.price))} ${rate.unit}` : '--';
    },
    [format],
  );
}

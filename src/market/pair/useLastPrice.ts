import { useEffect, useRef } from 'react';
import { compare, multiply } from '@/domain/money/decimal';
import { useListing } from '@/src/brand/ListingContext';
import type { ChangeDirection } from '@/src/format';
import { useLastTraded } from '@/src/realtime';
import { useMarket } from '../MarketContext';
import { usdRateOf } from '../tradeMarket';

export interface LastPrice {
  price: string | undefined;
  /** Against the price before it; flat while there is none. */
  trend: ChangeDirection;
  /** In dollars, when the quote's rate is known. */
  usd: string | undefined;
}

/** The last price, where it came from, and its dollars. */
export function useLastPrice(): LastPrice {
  const { symbol, quote } = useMarket();
  const listing = useListing();
  const price = useLastTraded(symbol);
  const seen = useRef<{ symbol: string; price: string; trend: ChangeDirection } | undefined>(undefined);
  const before = seen.current?.symbol === symbol ? seen.current : undefined;
  const trend = trendFrom(before, price);
  useEffect(() => {
    if (price !== undefined) seen.current = { symbol, price, trend };
  }, [symbol, price, trend]);
  const rate = usdRateOf(quote, listing);
  return { price, trend, usd: price !== undefined && rate !== undefined ? multiply(price, rate) : undefined };
}

/** A price that did not change keeps the direction it came from. */
function trendFrom(before: { price: string; trend: ChangeDirection } | undefined, price: string | undefined): ChangeDirection {
  if (!before || price === undefined) return 'flat';
  const order = compare(price, before.price);
  if (order === 0) return before.trend;
  return order > 0 ? 'up' : 'down';
}

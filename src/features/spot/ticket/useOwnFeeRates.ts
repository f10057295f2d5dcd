import { ratesIn } from '@/domain/order/feeRates';
import type { FeeRates } from '@/domain/order/ticketMath';
import { useSpotFeeRates } from '@/src/api/queries/spot';
import { useMarket } from '@/src/market/MarketContext';
import { useAccountEvents, useRealtime } from '@/src/realtime';

/** What own orders in the market in view pay; undefined for visitors and while it is not known. */
export function useOwnFeeRates(): FeeRates | undefined {
  const { symbol } = useMarket();
  const { isSignedIn } = useRealtime();
  const { data: rates, mutate: keepRates } = useSpotFeeRates(isSignedIn);
  // The fee shown is the fee charged: a change is told before an order could pay it.
  useAccountEvents({
    onFeeRates: ({ makerFeeRate, takerFeeRate, markets }) => void keepRates({ makerFeeRate, takerFeeRate, markets }, { revalidate: false }),
  });
  const own = rates && ratesIn(rates, symbol);
  return own && { maker: own.makerFeeRate, taker: own.takerFeeRate };
}

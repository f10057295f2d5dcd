import { useOwnAccount } from '@/src/realtime';
import { useListedInstruments } from '../MarketContext';
import { useCancelableOrders } from './useCancelableOrders';
import { useOpenOrders } from './useOpenOrders';

/** How many own orders are open in all markets of the kind in view (undefined while not known), and how many of those in view can be cancelled. */
export function useOpenCounts(symbol: string | undefined): { open: number | undefined; cancelable: number } {
  const { orders } = useOwnAccount();
  const { length } = useOpenOrders(undefined);
  const cancelable = useCancelableOrders(symbol, useListedInstruments().data).length;
  return { open: orders.isLoaded ? length : undefined, cancelable };
}

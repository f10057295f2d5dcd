import { useOwnAccount } from '@/src/realtime';
import { useListedInstruments } from '../MarketContext';
import { useCancelableOrders } from './useCancelableOrders';

/** How many own orders are open in all markets (undefined while not known), and how many of those in view can be cancelled. */
export function useOpenCounts(symbol: string | undefined): { open: number | undefined; cancelable: number } {
  const { openOrders, orders } = useOwnAccount();
  const cancelable = useCancelableOrders(symbol, useListedInstruments().data).length;
  return { open: orders.isLoaded ? openOrders.length : undefined, cancelable };
}

import { useEffect } from 'react';
import { canCancelIn } from '@/domain/market/marketState';
import { useOwnAccount } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { recordCountsChanged } from '@/src/state/tradeSlice';
import { useMarkets } from './useMarkets';

/** How many own orders are open in all markets (undefined while not known), and how many of those in view can be cancelled. */
export function useOpenCounts(symbol: string | undefined): { open: number | undefined; cancelable: number } {
  const { openOrders, orders } = useOwnAccount();
  const dispatch = useAppDispatch();
  const marketOf = useMarkets();
  const inView = openOrders.filter((order) => symbol === undefined || order.symbol === symbol);
  useEffect(() => {
    dispatch(recordCountsChanged({ spotOpenOrders: openOrders.length }));
  }, [dispatch, openOrders.length]);
  return {
    open: orders.isLoaded ? openOrders.length : undefined,
    // Cancelling all leaves those of halted markets where they are.
    cancelable: inView.filter((order) => canCancelIn(marketOf(order.symbol).state)).length,
  };
}

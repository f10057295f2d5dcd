import { useEffect } from 'react';
import { useOwnAccount } from '@/src/realtime';
import { useAppDispatch } from '@/src/state/hooks';
import { recordCountsChanged } from '@/src/state/tradeSlice';

/** Writes how many own orders are open into the trade state (specification section 3), for whoever has no stream to count them on. */
export function useTellRecordCounts(): void {
  const { openOrders } = useOwnAccount();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(recordCountsChanged({ spotOpenOrders: openOrders.length }));
  }, [dispatch, openOrders.length]);
}

import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useAppDispatch } from '@/src/state/hooks';
import {
  type HistoryTab,
  historyTabChanged,
  orderFiltersChanged,
  transactionFiltersChanged,
  transferFiltersChanged,
} from '@/src/state/walletSlice';
import { coinInAddress } from '../coinInAddress';

/**
 * What the page's address says: its lists begin with a coin (`?coin=`, whatever its case), as wallet pages do, and one of the tabs is open
 * (`?tab=`).
 */
export function useAddress(tabs: readonly HistoryTab[]): void {
  const dispatch = useAppDispatch();
  const { query } = useRouter();
  const named = coinInAddress(query);
  const opened = tabs.find((one) => one === query.tab);
  useEffect(() => {
    if (named === undefined) return;
    dispatch(transactionFiltersChanged({ symbol: named }));
    dispatch(transferFiltersChanged({ asset: named }));
    dispatch(orderFiltersChanged({ coin: named }));
  }, [dispatch, named]);
  useEffect(() => {
    if (opened !== undefined) dispatch(historyTabChanged(opened));
  }, [dispatch, opened]);
}

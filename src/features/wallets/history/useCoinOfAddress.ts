import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useAppDispatch } from '@/src/state/hooks';
import { transactionFiltersChanged, transferFiltersChanged } from '@/src/state/walletSlice';

/** Both lists begin with the coin that the page's address names (`?coin=`, whatever its case), as wallet pages do. */
export function useCoinOfAddress(): void {
  const dispatch = useAppDispatch();
  const { coin } = useRouter().query;
  const named = typeof coin === 'string' && coin !== '' ? coin.toUpperCase() : undefined;
  useEffect(() => {
    if (named === undefined) return;
    dispatch(transactionFiltersChanged({ symbol: named }));
    dispatch(transferFiltersChanged({ asset: named }));
  }, [dispatch, named]);
}

import { useMemo } from 'react';
import type { Withdrawal } from '@/contract/withdrawals';
import { useQuery } from './useQuery';

const LIVE_MS = 4_000;

/** The networks a coin travels on. Waits while `isSignedIn` is false. */
export function useChains(symbol: string, isSignedIn: boolean) {
  const asked = useMemo(() => ({ symbol }), [symbol]);
  return useQuery('chains', isSignedIn ? asked : undefined);
}

/** What is known of an address; waits without one. */
export function useAddressChecked(symbol: string, address: string, memo: string) {
  const asked = useMemo(() => ({ symbol, address, ...(memo && { memo }) }), [symbol, address, memo]);
  return useQuery('withdrawAddress', address === '' ? undefined : asked, { keepPreviousData: false, revalidateOnFocus: false });
}

/** Where coins were sent last. */
export const useRecipients = (isSignedIn: boolean) => useQuery('withdrawRecipients', isSignedIn ? {} : undefined);

/** Saved addresses, and whether coins leave to them only. */
export const useAddressBook = (isSignedIn: boolean) => useQuery('addressBook', isSignedIn ? {} : undefined);

/** One own withdrawal, read again until nothing happens to it any more; waits without an id. */
export function useWithdrawal(withdrawalId: string | undefined) {
  const asked = useMemo(() => (withdrawalId === undefined ? undefined : { withdrawalId }), [withdrawalId]);
  return useQuery('withdrawal', asked, {
    refreshInterval: (data: Withdrawal | undefined) => (data && data.endedAt !== null ? 0 : LIVE_MS),
  });
}

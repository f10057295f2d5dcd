import { useEffect } from 'react';
import { useWalletDetail } from '@/src/api/queries/wallet';
import { useHasToken } from '@/src/lib/useHasToken';
import { useAccountEvents, useRealtime } from '@/src/realtime';
import { withBalances } from './liveDetail';

/** What is in the own wallets, as the private stream tells it; read anew whenever some of that may have been missed. */
export function useLiveDetail() {
  const { data, error, mutate, isValidating } = useWalletDetail(useHasToken(true));
  const { realtime, isSignedIn } = useRealtime();
  useEffect(() => (isSignedIn ? realtime.readAccount() : undefined), [realtime, isSignedIn]);
  useAccountEvents({
    // Before the first answer there is nothing to lay it over: that answer may be older.
    onBalances: (balances) => void (data ? mutate(withBalances(data, balances), { revalidate: false }) : mutate()),
    onReconciled: () => void mutate(),
  });
  return { detail: data, error: data ? undefined : error, retry: () => void mutate(), isRetrying: isValidating };
}

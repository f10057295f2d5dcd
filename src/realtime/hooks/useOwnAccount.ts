import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Listener } from '../externalStore';
import { useRealtime } from '../RealtimeProvider';
import { EMPTY_ACCOUNT, type OwnAccount } from '../stores/ownAccount';
import type { AccountListener } from '../stores/privateStore';

/** The signed-in user's open orders, balances and latest fills; empty and not loaded for a visitor. */
export function useOwnAccount(): OwnAccount {
  const { realtime, isSignedIn } = useRealtime();
  const subscribe = useMemo(
    () => (listener: Listener) => {
      if (!isSignedIn) return () => undefined;
      const release = realtime.readAccount();
      const unsubscribe = realtime.account.subscribe(listener);
      return () => {
        unsubscribe();
        release();
      };
    },
    [realtime, isSignedIn],
  );
  return useSyncExternalStore(
    subscribe,
    () => (isSignedIn ? realtime.account.getSnapshot() : EMPTY_ACCOUNT),
    () => EMPTY_ACCOUNT,
  );
}

/** Hears every order and fill as it arrives; none is merged away between paints. */
export function useAccountEvents(listener: AccountListener): void {
  const { realtime } = useRealtime();
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      realtime.account.listen({
        onOrders: (orders) => latest.current.onOrders?.(orders),
        onFills: (fills) => latest.current.onFills?.(fills),
        onBalances: (balances) => latest.current.onBalances?.(balances),
        onFeeRates: (rates) => latest.current.onFeeRates?.(rates),
        onNotices: (count) => latest.current.onNotices?.(count),
        onPreferences: (version) => latest.current.onPreferences?.(version),
        onSubscribed: () => latest.current.onSubscribed?.(),
        onReconciled: () => latest.current.onReconciled?.(),
      }),
    [realtime],
  );
}

import { useRouter } from 'next/compat/router';
import { useCallback } from 'react';

/** Path of a pair's terminal. */
export function pairPath(symbol: string): string {
  return `/trade/spot/${symbol}`;
}

/** Goes to another pair; the address names it, so a reload comes back to it. */
export function useOpenPair(): (symbol: string) => void {
  const router = useRouter();
  return useCallback(
    (symbol: string) => {
      void router?.push(pairPath(symbol));
    },
    [router],
  );
}

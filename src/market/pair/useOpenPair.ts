import { useRouter } from 'next/compat/router';
import { useCallback } from 'react';

/** Path of a pair's terminal. */
export function pairPath(symbol: string): string {
  return `/trade/spot/${symbol}`;
}

/**
 * Goes to another pair; the address names it, so a reload comes back to it. The page is there already and nothing of it is asked
 * from the server again: interval, layout and what else is chosen stay as they are.
 */
export function useOpenPair(): (symbol: string) => void {
  const router = useRouter();
  return useCallback(
    (symbol: string) => {
      void router?.push(pairPath(symbol), undefined, { shallow: true, scroll: false });
    },
    [router],
  );
}

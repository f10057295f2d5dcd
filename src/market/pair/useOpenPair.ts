import { useRouter } from 'next/compat/router';
import { useCallback } from 'react';
import { terminalPath } from '@/src/config/terminalPath';
import { useMarket } from '../MarketContext';

/**
 * Goes to another market of the kind in view; the address names it, so a reload comes back to it. The page is there already and nothing
 * of it is asked from the server again: interval, layout and what else is chosen stay as they are.
 */
export function useOpenPair(): (symbol: string) => void {
  const router = useRouter();
  const { kind } = useMarket();
  return useCallback(
    (symbol: string) => {
      void router?.push(terminalPath({ kind, symbol }), undefined, { shallow: true, scroll: false });
    },
    [router, kind],
  );
}

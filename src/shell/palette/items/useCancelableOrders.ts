import { useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { canCancelIn } from '@/domain/market/marketState';
import { usePairs } from '@/src/api/queries/market';
import { useOwnAccount } from '@/src/realtime';

/** Own open orders, without those of markets that are halted: nothing moves there, cancelling included. */
export function useCancelableOrders(): readonly OwnOrder[] {
  const { openOrders } = useOwnAccount();
  const { data: pairs } = usePairs();
  return useMemo(() => {
    const halted = new Set(pairs?.filter(({ state }) => !canCancelIn(state)).map(({ symbol }) => symbol));
    return openOrders.filter(({ symbol }) => !halted.has(symbol));
  }, [openOrders, pairs]);
}

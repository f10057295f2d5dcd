import { useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { usePairs } from '@/src/api/queries/pairs';
import { useCancelableOrders } from '@/src/market/orders/useCancelableOrders';
import { mergeInstruments, useInstruments } from '@/src/realtime';

/** Own open orders that spot's calls can cancel. On most pages nobody but the palette keeps the list of pairs as the stream tells it. */
export function useCancelableSpotOrders(): readonly OwnOrder[] {
  const { data: pairs } = usePairs();
  const told = useInstruments();
  const listed = useMemo(() => pairs && mergeInstruments(pairs, told, 'SPOT'), [pairs, told]);
  return useCancelableOrders(undefined, listed);
}

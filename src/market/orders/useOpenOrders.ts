import { useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { useInstruments, useOwnAccount } from '@/src/realtime';
import { useMarket } from '../MarketContext';

/**
 * Own open orders of one market, or of all of the kind in view. The account has those of every kind; an order on a market that nobody
 * has told of, as it was delisted before, stands in each.
 */
export function useOpenOrders(symbol: string | undefined): readonly OwnOrder[] {
  const { kind } = useMarket();
  const { openOrders } = useOwnAccount();
  const told = useInstruments();
  return useMemo(
    () => openOrders.filter((order) => (symbol === undefined ? (told.get(order.symbol)?.kind ?? kind) === kind : order.symbol === symbol)),
    [openOrders, told, kind, symbol],
  );
}

import type { OwnOrder } from '@/contract/ownOrder';
import { canCancelIn } from '@/domain/market/marketState';
import { useOwnAccount } from '@/src/realtime';
import { useMarkets } from './useMarkets';

/** Own open orders of one market, or of all, that can be cancelled: cancelling all leaves those of halted markets where they are. */
export function useCancelableOrders(symbol: string | undefined): readonly OwnOrder[] {
  const { openOrders } = useOwnAccount();
  const marketOf = useMarkets();
  return openOrders.filter((order) => (symbol === undefined || order.symbol === symbol) && canCancelIn(marketOf(order.symbol).state));
}

import type { Instrument } from '@/contract/instrument';
import type { OwnOrder } from '@/contract/ownOrder';
import { canCancelIn } from '@/domain/market/marketState';
import { useOwnAccount } from '@/src/realtime';

/**
 * Own open orders of one market, or of all of a kind, that can be cancelled: cancelling all leaves those of halted markets where they
 * are, and those of delisted ones the exchange takes out. `listed` is the kind's list; while it is not there every order may be tried.
 */
export function useCancelableOrders(symbol: string | undefined, listed: readonly Instrument[] | undefined): readonly OwnOrder[] {
  const { openOrders } = useOwnAccount();
  const open = new Set(listed?.filter(({ state }) => canCancelIn(state)).map((instrument) => instrument.symbol));
  const canCancel = (order: OwnOrder) => listed === undefined || open.has(order.symbol);
  return openOrders.filter((order) => (symbol === undefined || order.symbol === symbol) && canCancel(order));
}

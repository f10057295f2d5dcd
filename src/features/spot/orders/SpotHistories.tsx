import { OrderHistory } from '@/src/market/orders/OrderHistory';
import { TradeHistory } from '@/src/market/orders/TradeHistory';
import { useAppSelector } from '@/src/state/hooks';
import { useOrderPages } from './useOrderPages';

interface SpotHistoryProps {
  /** Of this market alone; of all when absent. */
  symbol: string | undefined;
}

/** Own spot orders by the status chosen above them. */
export function SpotOrderHistory({ symbol }: SpotHistoryProps) {
  const status = useAppSelector((state) => state.trade.orderHistoryFilter.status);
  return <OrderHistory list={useOrderPages('spotOrderHistory', { status, ...(symbol ? { symbol } : {}) })} />;
}

/** Own fills of spot orders. */
export function SpotTradeHistory({ symbol }: SpotHistoryProps) {
  return <TradeHistory list={useOrderPages('spotTradeHistory', symbol ? { symbol } : {})} />;
}

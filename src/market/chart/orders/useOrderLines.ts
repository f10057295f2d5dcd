import { useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { chartNumber } from '@/domain/chart/candles';
import { useOwnAccount } from '@/src/realtime';
import { useMarket } from '../../MarketContext';
import type { OrderLine } from '../price/overlay/overlayState';
import { useChartSettings } from '../settings/chartSettings';

/** An own open order with the line that it has on the chart. */
export interface LinedOrder extends OrderLine {
  order: OwnOrder;
}

/** Own open orders of the market in view that have a price, highest first. None while they are switched off. */
export function useOrderLines(): readonly LinedOrder[] {
  const { symbol } = useMarket();
  const { openOrders } = useOwnAccount();
  const { showsOrders } = useChartSettings();
  return useMemo(() => {
    if (!showsOrders) return [];
    const lines = openOrders.flatMap((order) => {
      if (order.symbol !== symbol || order.price === null) return [];
      return [{ id: order.orderId, price: chartNumber(order.price), isBuy: order.side === 'BUY', order }];
    });
    return lines.sort((a, b) => b.price - a.price);
  }, [openOrders, symbol, showsOrders]);
}

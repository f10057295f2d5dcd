import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { chartNumber } from '@/domain/chart/candles';
import { useFormat } from '@/src/format';
import { useOwnAccount } from '@/src/realtime';
import { useMarket } from '../TradeContext';
import type { OrderLine } from './priceChart';

/** Own open orders of this market, as lines of the chart. */
export function useOrderLines(): OrderLine[] {
  const { t } = useTranslation('common');
  const { symbol, sizeDecimals } = useMarket();
  const { openOrders } = useOwnAccount();
  const format = useFormat();
  return useMemo(
    () =>
      openOrders.flatMap((order) => {
        if (order.symbol !== symbol || order.price === null) return [];
        const isBuy = order.side === 'BUY';
        const size = format.fixed(order.quantity, sizeDecimals);
        return [{ price: chartNumber(order.price), isBuy, title: t(isBuy ? 'trade.lineBuy' : 'trade.lineSell', { size }) }];
      }),
    [openOrders, symbol, sizeDecimals, format, t],
  );
}

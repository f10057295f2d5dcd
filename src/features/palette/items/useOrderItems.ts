import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { usePairAmounts } from '@/src/brand/usePairAmounts';
import type { OrderItem } from '../model/paletteItem';
import { useCancelableSpotOrders } from './useCancelableSpotOrders';

/** "Sell 0.0254 BTC limit" */
function useOrderWords(): (order: OwnOrder) => string {
  const { t } = useTranslation();
  const amountsOf = usePairAmounts();
  return (order) =>
    t('shell.palette.order', {
      side: t(order.side === 'BUY' ? 'trade.buy' : 'trade.sell'),
      size: amountsOf(order.symbol).size(order.quantity),
    });
}

/** Own open orders; choosing one asks to cancel it. */
export function useOrderItems(ask: (order: OwnOrder, words: string) => void): readonly OrderItem[] {
  const orders = useCancelableSpotOrders();
  const wordsOf = useOrderWords();
  return useMemo(
    () =>
      orders.map((order): OrderItem => {
        const words = wordsOf(order);
        return { kind: 'order', id: `order-${order.orderId}`, words, order, run: () => ask(order, words) };
      }),
    [orders, wordsOf, ask],
  );
}

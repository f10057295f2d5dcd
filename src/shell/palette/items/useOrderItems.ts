import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import type { SpotOrder } from '@/contract/spot';
import { usePairCoins } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import { isolated } from '../model/isolated';
import type { OrderItem } from '../model/paletteItem';
import { useCancelableOrders } from './useCancelableOrders';

/** "Sell 0.0254 BTC limit" */
function useOrderWords(): (order: SpotOrder) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const coinsOf = usePairCoins();
  return (order) =>
    t('shell.palette.order', {
      side: t(order.side === 'BUY' ? 'trade.buy' : 'trade.sell'),
      size: isolated(`${format.amount(order.quantity)} ${coinsOf(order.symbol)?.base ?? ''}`),
    });
}

/** Own open orders; choosing one asks to cancel it. */
export function useOrderItems(ask: (order: SpotOrder, words: string) => void): readonly OrderItem[] {
  const orders = useCancelableOrders();
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

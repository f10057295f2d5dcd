import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { useFormat } from '@/src/format';
import { useMarket } from '../../MarketContext';
import { useOrderLines } from '../orders/useOrderLines';
import type { OwnOrder } from './depthChart';

/** Own open orders as points of the curve. None while they are switched off. */
export function useOwnOrders(): readonly OwnOrder[] {
  const { t } = useTranslation('common');
  const { sizeDecimals } = useMarket();
  const format = useFormat();
  const lines = useOrderLines();
  return useMemo(
    () =>
      lines.map(({ price, isBuy, order }) => {
        const size = format.fixed(order.quantity, sizeDecimals);
        return { price, isBuy, label: t(isBuy ? 'trade.depth.ownBuy' : 'trade.depth.ownSell', { size }) };
      }),
    [lines, sizeDecimals, format, t],
  );
}

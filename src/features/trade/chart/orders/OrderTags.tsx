import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef } from 'react';
import { subtract } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import { useCancelOrder } from '../../orders/useCancelOrder';
import { useMarket } from '../../TradeContext';
import type { PriceChart } from '../price/priceChart';
import styles from './OrderTags.module.css';
import { placeTags } from './placeTags';
import type { LinedOrder } from './useOrderLines';

interface OrderTagsProps {
  chart: PriceChart;
  orders: readonly LinedOrder[];
}

/** On the line of each own order: what it is, what is left of it, and a way to cancel it. */
export function OrderTags({ chart, orders }: OrderTagsProps) {
  const { t } = useTranslation('common');
  const { sizeDecimals, priceDecimals } = useMarket();
  const format = useFormat();
  const { cancel, canceling } = useCancelOrder();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => chart.onPaint(() => box.current && placeTags(box.current, orders, chart)), [chart, orders]);
  return (
    <div ref={box} className={styles.tags} dir="ltr">
      {orders.map(({ id, isBuy, order }) => {
        const left = order.quantity === null ? undefined : subtract(order.quantity, order.filledQuantity);
        const name = t(isBuy ? 'trade.buyLimit' : 'trade.sellLimit');
        const size = format.fixed(left, sizeDecimals);
        return (
          <div key={id} className={clsx(styles.tag, isBuy ? styles.buy : styles.sell)} data-testid="order-tag">
            <span>{name}</span>
            <span className={styles.size}>
              <span className="num">{size}</span>
            </span>
            <button
              type="button"
              className={styles.cancel}
              aria-label={t('trade.cancelOrderAt', { order: name, size, price: format.price(order.price, priceDecimals) })}
              title={t('trade.cancel')}
              disabled={canceling.has(id)}
              onClick={() => void cancel(order)}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </div>
        );
      })}
    </div>
  );
}

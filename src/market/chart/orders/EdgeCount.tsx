import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { OwnOrders } from '../price/overlay/ownOrders';
import type { PriceChart } from '../price/priceChart';
import styles from './EdgeCount.module.css';

interface EdgeCountProps {
  edge: 'above' | 'below';
  orders: OwnOrders['above'];
  chart: PriceChart;
}

/** How many own orders are out of view behind an edge of the chart; a press widens the price axis until they are in it. */
export function EdgeCount({ edge, orders, chart }: EdgeCountProps) {
  const { t } = useTranslation('common');
  if (orders.length === 0) return null;
  const isAbove = edge === 'above';
  const text = isAbove ? t('trade.ownOrders.above', { count: orders.length }) : t('trade.ownOrders.below', { count: orders.length });
  const Arrow = isAbove ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.edge}
      data-edge={edge}
      aria-label={`${text}: ${t('trade.ownOrders.show')}`}
      title={t('trade.ownOrders.show')}
      onClick={() => chart.include(orders.map(({ price }) => price))}
    >
      <span dir="auto">{text}</span>
      <Arrow size={12} aria-hidden="true" />
    </button>
  );
}

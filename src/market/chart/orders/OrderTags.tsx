import clsx from 'clsx';
import { type RefObject, useRef } from 'react';
import { useMarket } from '../../MarketContext';
import { useCancelOrder } from '../../orders/useCancelOrder';
import type { PriceChart } from '../price/priceChart';
import { EdgeCount } from './EdgeCount';
import { GroupTag } from './GroupTag';
import { OrderTag } from './OrderTag';
import styles from './OrderTags.module.css';
import { useOpenGroup } from './useOpenGroup';
import type { LinedOrder } from './useOrderLines';
import { useOwnOrdersInView } from './useOwnOrdersInView';

interface OrderTagsProps {
  chart: PriceChart;
  orders: readonly LinedOrder[];
  legend: RefObject<HTMLElement | null>;
}

/** On the lines of own orders: each by itself or those that are near each other together; at the edges how many are out of view. */
export function OrderTags({ chart, orders, legend }: OrderTagsProps) {
  const box = useRef<HTMLDivElement>(null);
  const { openOf, holds, press, hover } = useOpenGroup(box);
  const { groups, above, below } = useOwnOrdersInView(chart, box, legend, holds(orders));
  const canceling = useCancelOrder(useMarket().cancelOrder);
  const opened = openOf(groups);
  return (
    <div ref={box} className={styles.tags} dir="ltr">
      <EdgeCount edge="above" orders={above} chart={chart} />
      {groups.map((group) => {
        // What the chart drew last may be a moment older than the orders themselves.
        const lines = orders.filter((line) => group.orders.some(({ id }) => id === line.id));
        const [first] = lines;
        const side = group.isBuy === undefined ? styles.both : group.isBuy ? styles.buy : styles.sell;
        const key = group.orders[0]?.id;
        return (
          <div
            key={key}
            className={clsx(styles.tag, side, group === opened && styles.opened)}
            data-tag
            data-testid="order-tag"
            {...hover(group.orders)}
          >
            {first && lines.length === 1 ? <OrderTag line={first} canceling={canceling} /> : null}
            {lines.length > 1 ? (
              <GroupTag
                lines={lines}
                isBuy={group.isBuy}
                isOpen={group === opened}
                onPress={() => press(group.orders)}
                canceling={canceling}
              />
            ) : null}
          </div>
        );
      })}
      <EdgeCount edge="below" orders={below} chart={chart} />
    </div>
  );
}

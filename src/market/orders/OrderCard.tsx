import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties, ReactNode } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import { usePairName } from '@/src/brand/usePairName';
import { useFormat } from '@/src/format';
import styles from './OrderCard.module.css';
import { MomentCell } from './OrderCells';
import { filledPercent, orderTotal } from './orderRows';
import { useMarkets } from './useMarkets';

/** An order on a small screen. */
export function OrderCard({ order, action }: { order: OwnOrder; action?: ReactNode }) {
  const pairName = usePairName();
  const { t } = useTranslation('common');
  const market = useMarkets()(order.symbol);
  const format = useFormat();
  const isBuy = order.side === 'BUY';
  const size = (value: string | null) => format.fixed(value ?? undefined, market.sizeDecimals);
  const percent = filledPercent(order);
  return (
    <article className={styles.card}>
      <header className={styles.head}>
        <bdi dir="ltr" className={styles.name}>
          {pairName(order.symbol)}
        </bdi>
        <span className={isBuy ? styles.buy : styles.sell}>
          {t(`trade.types.${order.type}`)} · {t(isBuy ? 'trade.buy' : 'trade.sell')}
        </span>
        <span className={styles.grow} />
        {action}
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t('trade.price')}</dt>
          <dd className="num">{order.price === null ? t(`trade.types.${order.type}`) : format.price(order.price, market.priceDecimals)}</dd>
        </div>
        <div>
          <dt>{t('trade.filledOfSize')}</dt>
          <dd className="num">
            {size(order.filledQuantity)} / {size(order.quantity)}
          </dd>
        </div>
        <div>
          <dt>{t('trade.totalIn', { asset: market.quote })}</dt>
          <dd className="num">{format.fixed(orderTotal(order), market.totalDecimals)}</dd>
        </div>
      </dl>
      <div className={styles.progress}>
        <span className={styles.bar} style={{ '--filled': `${percent}%` } as CSSProperties} />
        <bdi className={clsx('num', styles.percent)}>{percent}%</bdi>
        <MomentCell at={order.createdAt} />
      </div>
    </article>
  );
}

import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import type { CSSProperties } from 'react';
import type { OwnOrder } from '@/contract/ownOrder';
import type { OrderSide, OrderStatus } from '@/domain/order/enums';
import { usePairName } from '@/src/brand/usePairName';
import { dayKey, formatTime, useFormat } from '@/src/format';
import { Tag, type TagTone } from '@/src/ui/choice/Tag';
import styles from './Orders.module.css';
import { filledPercent } from './orderRows';

/** The time of day, and the date in front of it when that was not today. */
export function MomentCell({ at }: { at: number }) {
  const format = useFormat();
  const isToday = dayKey(at) === dayKey(Date.now());
  return <bdi className={clsx('num', styles.dim)}>{isToday ? formatTime(at) : format.dateTime(at)}</bdi>;
}

export function PairCell({ symbol }: { symbol: string }) {
  const pairName = usePairName();
  return (
    <bdi dir="ltr" className={styles.strong}>
      {pairName(symbol)}
    </bdi>
  );
}

/** The side as a word; its colour only supports it. */
export function SideCell({ side }: { side: OrderSide }) {
  const { t } = useTranslation('common');
  return <span className={side === 'BUY' ? styles.buy : styles.sell}>{t(side === 'BUY' ? 'trade.buy' : 'trade.sell')}</span>;
}

export function FilledCell({ order }: { order: OwnOrder }) {
  const percent = filledPercent(order);
  return (
    <span className={styles.filled}>
      <span className={styles.bar} style={{ '--filled': `${percent}%` } as CSSProperties} />
      {/* In a place that reads as the page does: a number reads left to right, and would stand at the wrong end of it. */}
      <span>
        <bdi className="num">{percent}%</bdi>
      </span>
    </span>
  );
}

const TONES: Record<OrderStatus, TagTone> = { OPEN: 'accent', FILLED: 'success', CANCELED: 'neutral', EXPIRED: 'warning' };

export function StatusCell({ order }: { order: OwnOrder }) {
  const { t } = useTranslation('common');
  return <Tag tone={TONES[order.status]}>{t(`trade.orderStatus.${order.status}`)}</Tag>;
}

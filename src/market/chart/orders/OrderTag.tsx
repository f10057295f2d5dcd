import clsx from 'clsx';
import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { subtract } from '@/domain/money/decimal';
import { useFormat } from '@/src/format';
import { useMarket } from '../../MarketContext';
import type { useCancelOrder } from '../../orders/useCancelOrder';
import styles from './OrderTags.module.css';
import type { LinedOrder } from './useOrderLines';

interface OrderTagProps {
  line: LinedOrder;
  canceling: ReturnType<typeof useCancelOrder>;
  /** In a list of several: with its price, which its line does not say there. */
  isListed?: boolean;
}

/** What an own order is, what is left of it, and a way to cancel it. */
export function OrderTag({ line, canceling: { cancel, canceling }, isListed = false }: OrderTagProps) {
  const { t } = useTranslation('common');
  const { sizeDecimals, priceDecimals } = useMarket();
  const format = useFormat();
  const { id, isBuy, order } = line;
  const name = t(isBuy ? 'trade.buyLimit' : 'trade.sellLimit');
  const left = order.quantity === null ? undefined : subtract(order.quantity, order.filledQuantity);
  const size = format.fixed(left, sizeDecimals);
  const price = format.price(order.price, priceDecimals);
  return (
    <>
      <span className={clsx(isListed && (isBuy ? styles.buy : styles.sell))}>{name}</span>
      {isListed ? <span className={clsx('num', styles.price)}>{price}</span> : null}
      <span className={styles.size}>
        <span className="num">{size}</span>
      </span>
      <button
        type="button"
        className={styles.cancel}
        aria-label={t('trade.cancelOrderAt', { order: name, size, price })}
        title={t('trade.cancel')}
        disabled={canceling.has(id)}
        onClick={() => void cancel(order)}
      >
        <X size={12} aria-hidden="true" />
      </button>
    </>
  );
}

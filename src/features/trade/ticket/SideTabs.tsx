import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { ORDER_SIDES, type OrderSide } from '@/domain/order/enums';
import { useAppDispatch, useAppSelector } from '@/src/state/hooks';
import { orderSideChanged, spotFormChanged } from '@/src/state/tradeSlice';
import styles from './Ticket.module.css';

const WORDS = { BUY: 'trade.buy', SELL: 'trade.sell' } as const satisfies Record<OrderSide, string>;

/** Buy or sell. A size means another share of another balance on the other side, so it goes. */
export function SideTabs() {
  const { t } = useTranslation('common');
  const side = useAppSelector((state) => state.trade.orderSide);
  const dispatch = useAppDispatch();
  const choose = (next: OrderSide) => {
    if (next === side) return;
    dispatch(orderSideChanged(next));
    dispatch(spotFormChanged({ size: '' }));
  };
  return (
    <fieldset className={styles.sides}>
      <legend className="sr-only">{t('trade.side')}</legend>
      {ORDER_SIDES.map((value) => (
        <button
          key={value}
          type="button"
          className={clsx(styles.side, styles[value.toLowerCase()])}
          aria-pressed={value === side}
          onClick={() => choose(value)}
        >
          {t(WORDS[value])}
        </button>
      ))}
    </fieldset>
  );
}

import clsx from 'clsx';
import { useTranslation } from 'next-i18next/pages';
import { ORDER_SIDES, type OrderSide } from '@/domain/order/enums';
import styles from './Ticket.module.css';
import { useChooseSide } from './useChooseSide';

const WORDS = { BUY: 'trade.buy', SELL: 'trade.sell' } as const satisfies Record<OrderSide, string>;

/** Buy or sell. */
export function SideTabs() {
  const { t } = useTranslation('common');
  const { side, choose } = useChooseSide();
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

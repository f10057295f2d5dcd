import { useTranslation } from 'next-i18next/pages';
import { ORDER_TYPES, type OrderType } from '@/domain/order/enums';
import { OrderHelp } from './OrderHelp';
import styles from './TypeTabs.module.css';

interface OrderTypeTabsProps {
  value: OrderType;
  onChange: (type: OrderType) => void;
}

/** Limit or market, and what they mean. */
export function OrderTypeTabs({ value, onChange }: OrderTypeTabsProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.types}>
      <fieldset className={styles.tabs}>
        <legend className="sr-only">{t('trade.orderType')}</legend>
        {ORDER_TYPES.map((type) => (
          <button key={type} type="button" className={styles.tab} aria-pressed={type === value} onClick={() => onChange(type)}>
            {t(`trade.types.${type}`)}
          </button>
        ))}
      </fieldset>
      <OrderHelp />
    </div>
  );
}

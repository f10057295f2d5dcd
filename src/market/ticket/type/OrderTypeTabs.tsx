import { useTranslation } from 'next-i18next/pages';
import { SPOT_ORDER_TYPES, type SpotOrderType } from '@/domain/order/enums';
import { OrderHelp } from './OrderHelp';
import styles from './TypeTabs.module.css';
import { TYPE_WORDS } from './typeWords';

interface OrderTypeTabsProps {
  value: SpotOrderType;
  onChange: (type: SpotOrderType) => void;
}

/** Limit or market, and what they mean. */
export function OrderTypeTabs({ value, onChange }: OrderTypeTabsProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.types}>
      <fieldset className={styles.tabs}>
        <legend className="sr-only">{t('trade.orderType')}</legend>
        {SPOT_ORDER_TYPES.map((type) => (
          <button key={type} type="button" className={styles.tab} aria-pressed={type === value} onClick={() => onChange(type)}>
            {t(TYPE_WORDS[type])}
          </button>
        ))}
      </fieldset>
      <OrderHelp />
    </div>
  );
}

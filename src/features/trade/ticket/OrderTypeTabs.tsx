import { useTranslation } from 'next-i18next/pages';
import { SPOT_ORDER_TYPES, type SpotOrderType } from '@/domain/order/enums';
import { Select } from '@/src/ui/menu/Select';
import styles from './Ticket.module.css';

const WORDS = { LIMIT: 'trade.limit', MARKET: 'trade.market' } as const satisfies Record<SpotOrderType, string>;

interface OrderTypeTabsProps {
  value: SpotOrderType;
  onChange: (type: SpotOrderType) => void;
  isCompact: boolean;
}

/** Limit or market. */
export function OrderTypeTabs({ value, onChange, isCompact }: OrderTypeTabsProps) {
  const { t } = useTranslation('common');
  const options = SPOT_ORDER_TYPES.map((type) => ({ value: type, label: t(WORDS[type]) }));
  if (isCompact) return <Select block size="large" options={options} value={value} onChange={onChange} label={t('trade.orderType')} />;
  return (
    <fieldset className={styles.types}>
      <legend className="sr-only">{t('trade.orderType')}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.type}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}

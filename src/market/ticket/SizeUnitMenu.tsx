import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { SizeUnit } from '@/domain/order/enums';
import { Menu } from '@/src/ui/menu/Menu';
import { useMarket } from '../MarketContext';
import styles from './Ticket.module.css';

interface SizeUnitMenuProps {
  unit: SizeUnit;
  /** Market orders may be sized in quote as well. */
  isChoice: boolean;
  onChange: (unit: SizeUnit) => void;
}

/** In which asset the amount is typed. */
export function SizeUnitMenu({ unit, isChoice, onChange }: SizeUnitMenuProps) {
  const { t } = useTranslation('common');
  const { base, quote } = useMarket();
  if (!isChoice) return base;
  const shown = unit === 'BASE' ? base : quote;
  const options = [
    { value: 'BASE' as const, label: base },
    { value: 'QUOTE' as const, label: quote },
  ];
  return (
    <Menu
      options={options}
      value={unit}
      onSelect={onChange}
      label={t('trade.amountUnit')}
      width={120}
      placement="bottom-end"
      trigger={(props) => (
        <button {...props} type="button" className={styles.unit} aria-label={`${t('trade.amountUnit')}: ${shown}`}>
          {shown}
          <ChevronDown size={14} aria-hidden="true" />
        </button>
      )}
    />
  );
}

import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { add, max, subtract } from '@/domain/money/decimal';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { plainDecimal, priceDraft } from '../model/ticketDraft';
import { useMarket } from '../TradeContext';
import styles from './Ticket.module.css';

interface PriceFieldProps {
  value: string;
  onChange: (price: string) => void;
  error: string | undefined;
  /** With buttons for one tick less or more in place of the words. */
  isCompact: boolean;
}

/** The limit price, in whole ticks' decimals. Arrow keys step by one tick. */
export function PriceField({ value, onChange, error, isCompact }: PriceFieldProps) {
  const { t } = useTranslation('common');
  const { quote, priceIncrement, priceDecimals } = useMarket();
  const step = (direction: 1 | -1) => {
    const price = plainDecimal(value) ?? '0';
    const next = direction > 0 ? add(price, priceIncrement) : max('0', subtract(price, priceIncrement));
    onChange(priceDraft(next, priceDecimals));
  };
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className={styles.step}
      aria-label={t(direction > 0 ? 'trade.tickMore' : 'trade.tickLess')}
      onClick={() => step(direction)}
    >
      {direction > 0 ? <Plus size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
    </button>
  );
  return (
    <NumberInput
      height={isCompact ? 48 : 40}
      align="end"
      aria-label={t('trade.price')}
      start={isCompact ? button(-1) : t('trade.price')}
      end={isCompact ? button(1) : quote}
      value={value}
      onValueChange={onChange}
      decimalScale={priceDecimals}
      allowNegative={false}
      error={error}
      data-testid="ticket-price"
      onKeyDown={(event) => {
        const direction = ({ ArrowUp: 1, ArrowDown: -1 } as const)[event.key];
        if (direction === undefined) return;
        event.preventDefault();
        step(direction);
      }}
    />
  );
}

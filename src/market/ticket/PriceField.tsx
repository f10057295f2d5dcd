import clsx from 'clsx';
import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { Ref } from 'react';
import { stepped } from '@/domain/money/steps';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { useMarket } from '../MarketContext';
import { hearSteps } from './fieldSteps';
import styles from './Ticket.module.css';
import { plainDecimal, priceDraft } from './ticketDraft';

interface PriceFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  /** Where steps start while the field is empty; nowhere when undefined. */
  startFrom: () => string | undefined;
  onChange: (price: string) => void;
  onUnclear: (isUnclear: boolean) => void;
  error: string | undefined;
  /** With buttons for one tick less or more in place of the words. */
  isCompact: boolean;
}

/** The limit price, in whole ticks' decimals. Arrow keys step by one tick, with Shift by ten. */
export function PriceField({ ref, value, startFrom, onChange, onUnclear, error, isCompact }: PriceFieldProps) {
  const { t } = useTranslation('common');
  const { quote, priceIncrement, priceDecimals } = useMarket();
  const step = (count: number) => {
    const price = plainDecimal(value) ?? startFrom();
    if (price !== undefined) onChange(priceDraft(stepped(price, priceIncrement, count, priceIncrement), priceDecimals));
  };
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      tabIndex={-1}
      className={clsx(styles.step, direction > 0 && styles.up)}
      aria-label={t(direction > 0 ? 'trade.tickMore' : 'trade.tickLess')}
      onClick={() => step(direction)}
    >
      {direction > 0 ? <Plus size={16} aria-hidden="true" /> : <Minus size={16} aria-hidden="true" />}
    </button>
  );
  return (
    <NumberInput
      getInputRef={ref}
      height={isCompact ? 48 : 40}
      align={isCompact ? undefined : 'end'}
      className={isCompact ? styles.stepped : undefined}
      aria-label={t('trade.price')}
      start={isCompact ? button(-1) : t('trade.price')}
      end={isCompact ? button(1) : quote}
      unit={quote}
      value={value}
      onValueChange={onChange}
      onUnclear={onUnclear}
      decimalScale={priceDecimals}
      allowNegative={false}
      error={error}
      data-testid="ticket-price"
      onKeyDown={(event) => hearSteps(event, step)}
    />
  );
}

import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { TicketForm } from '@/domain/order/ticketForm';
import { limitTotal, quoteDecimals, sizeForTotal } from '@/domain/order/ticketMath';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { plainDecimal } from '../model/ticketDraft';
import { useMarket } from '../TradeContext';

interface TotalFieldProps {
  form: TicketForm;
  height: 40 | 48;
  onSize: (size: string) => void;
}

/** Price times amount. Typing here sets the amount: as many whole lots as the total pays for. */
export function TotalField({ form, height, onSize }: TotalFieldProps) {
  const { t } = useTranslation('common');
  const { quote, rules } = useMarket();
  // While somebody types a total it stands as typed; the exact product returns when the field is left.
  const [typed, setTyped] = useState<string>();
  return (
    <NumberInput
      height={height}
      align="end"
      aria-label={t('trade.total')}
      start={t('trade.total')}
      end={quote}
      value={typed ?? limitTotal(form) ?? ''}
      disabled={!rules}
      decimalScale={rules ? quoteDecimals(rules) : undefined}
      allowNegative={false}
      onValueChange={(text) => {
        setTyped(text);
        const total = plainDecimal(text);
        const size = total !== undefined && rules ? sizeForTotal(total, form.price, rules) : undefined;
        onSize(size ?? '');
      }}
      onBlur={() => setTyped(undefined)}
      data-testid="ticket-total"
    />
  );
}

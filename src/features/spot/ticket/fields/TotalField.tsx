import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { shownTotal } from '@/domain/order/orderOutcome';
import { limitTotal, quoteDecimals, sizeForTotal } from '@/domain/order/ticketMath';
import { useMarket } from '@/src/market/MarketContext';
import { plainDecimal, priceDraft } from '@/src/market/ticket/ticketDraft';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { heightOf, type TicketFieldProps } from './fieldProps';

/** Price times amount. Typing here sets the amount: as many whole lots as the total pays for. */
export function TotalField({ ticket: { form, change }, onUnclear, isCompact }: TicketFieldProps) {
  const { t } = useTranslation('common');
  const { quote, rules, totalDecimals } = useMarket();
  // While a user types a total it stands as typed; the product returns when the field is left, in the decimals of totals.
  const [typed, setTyped] = useState<string>();
  const total = limitTotal(form);
  const shown = total === undefined ? '' : priceDraft(shownTotal(total, form, totalDecimals), totalDecimals);
  return (
    <NumberInput
      height={heightOf(isCompact)}
      align="end"
      aria-label={t('trade.total')}
      start={t('trade.total')}
      end={quote}
      unit={quote}
      value={typed ?? shown}
      disabled={!rules}
      decimalScale={rules ? quoteDecimals(rules) : undefined}
      allowNegative={false}
      onValueChange={(text) => {
        setTyped(text);
        const wanted = plainDecimal(text);
        const size = wanted !== undefined && rules ? sizeForTotal(wanted, form.price, rules) : undefined;
        change({ size: size ?? '' });
      }}
      onUnclear={onUnclear}
      onBlur={() => setTyped(undefined)}
      data-testid="ticket-total"
    />
  );
}

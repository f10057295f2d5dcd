import { useTranslation } from 'next-i18next/pages';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import { steppedSize } from '@/domain/order/sizeSteps';
import { quoteDecimals } from '@/domain/order/ticketMath';
import { useFormat } from '@/src/format';
import { useMarket } from '@/src/market/MarketContext';
import { hearSteps } from '@/src/market/ticket/fieldSteps';
import { SizeUnitMenu } from '@/src/market/ticket/SizeUnitMenu';
import { NumberInput } from '@/src/ui/field/NumberInput';
import { fieldError, heightOf, type TicketFieldProps } from './fieldProps';

/** How much, in the unit that the type allows and its owner chose. */
export function SizeField({ ticket, fields, onUnclear, isCompact }: TicketFieldProps) {
  const { t } = useTranslation('common');
  const { base, quote, sizeDecimals, rules } = useMarket();
  const format = useFormat();
  const { draft, form, change } = ticket;
  const hasChoice = TYPE_RULES[form.type].sizeUnits.length > 1;
  const step = (count: number) => {
    // Down from an empty field leads nowhere.
    if (rules && (form.size !== undefined || count > 0)) change({ size: steppedSize(form, rules, count) });
  };
  return (
    <NumberInput
      getInputRef={fields.amount}
      height={heightOf(isCompact)}
      align="end"
      aria-label={t('trade.amount')}
      start={t('trade.amount')}
      end={<SizeUnitMenu unit={form.sizeUnit} isChoice={hasChoice} onChange={(sizeUnit) => change({ sizeUnit, size: '' })} />}
      unit={form.sizeUnit === 'BASE' ? base : quote}
      value={draft.size}
      onValueChange={(size) => change({ size })}
      onUnclear={onUnclear}
      decimalScale={form.sizeUnit === 'QUOTE' && rules ? quoteDecimals(rules) : sizeDecimals}
      allowNegative={false}
      error={fieldError(ticket, 'size', t, format)}
      onKeyDown={(event) => hearSteps(event, step)}
      data-testid="ticket-amount"
    />
  );
}

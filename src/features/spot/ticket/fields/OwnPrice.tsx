import { useTranslation } from 'next-i18next/pages';
import { useFormat } from '@/src/format';
import { PriceField } from '@/src/market/ticket/PriceField';
import { fieldError, type TicketFieldProps } from './fieldProps';

/** The price that bounds the order. */
export function OwnPrice({ ticket, fields, onUnclear, isCompact }: TicketFieldProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <PriceField
      ref={fields.price}
      value={ticket.draft.price}
      startFrom={() => ticket.market.read().last}
      onChange={(price) => ticket.change({ price })}
      onUnclear={onUnclear}
      error={fieldError(ticket, 'price', t, format)}
      isCompact={isCompact}
    />
  );
}

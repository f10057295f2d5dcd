import type { TFunction } from 'i18next';
import type { Format } from '@/src/format';
import { reasonSentence } from '@/src/market/ticket/reasonWords';
import type { Ticket } from '../useTicket';
import type { TicketFieldRefs } from '../useTicketHotkeys';

export interface TicketFieldProps {
  ticket: Ticket;
  fields: TicketFieldRefs;
  /** Is told of each field whose text could be either of two numbers. */
  onUnclear: (isUnclear: boolean) => void;
  isCompact: boolean;
}

/** Px. */
export const heightOf = (isCompact: boolean) => (isCompact ? 48 : 40);

/** What stands against an order because of a field, beside it; nothing before there is an amount. */
export function fieldError({ reasons, draft, form }: Ticket, field: 'price' | 'size', t: TFunction, format: Format): string | undefined {
  const first = reasons?.find((reason) => reason.kind !== 'priceMissing' && reason.kind !== 'sizeMissing');
  return first && draft.size !== '' ? reasonSentence(first, field, t, format, form.side === 'BUY') : undefined;
}

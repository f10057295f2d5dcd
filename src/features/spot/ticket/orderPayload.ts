import type { CreateSpotOrder } from '@/contract/spot';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import type { TicketForm } from '@/domain/order/ticketForm';

/** What the exchange is sent for a form without reasons against it; undefined while a part of it is missing. */
export function orderPayload(form: TicketForm, symbol: string, clientOrderId: string): CreateSpotOrder | undefined {
  if (form.size === undefined) return undefined;
  const common = { symbol, side: form.side, type: form.type, size: form.size, clientOrderId };
  const { hasPrice, canRest, sizeUnits } = TYPE_RULES[form.type];
  if (hasPrice && form.price === undefined) return undefined;
  return {
    ...common,
    ...(form.price !== undefined && { price: form.price }),
    ...(sizeUnits.length > 1 && { sizeUnit: form.sizeUnit }),
    ...(canRest && { timeInForce: form.timeInForce, isPostOnly: form.isPostOnly }),
  };
}

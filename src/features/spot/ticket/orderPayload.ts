import type { CreateSpotOrder } from '@/contract/spot';
import type { TicketForm } from '@/domain/order/ticketForm';

/** What the exchange is sent for a form without reasons against it; undefined while a part of it is missing. */
export function orderPayload(form: TicketForm, symbol: string, clientOrderId: string): CreateSpotOrder | undefined {
  if (form.size === undefined) return undefined;
  const common = { symbol, side: form.side, type: form.type, size: form.size, clientOrderId };
  if (form.type === 'MARKET') return { ...common, sizeUnit: form.sizeUnit };
  if (form.price === undefined) return undefined;
  return { ...common, price: form.price, timeInForce: form.timeInForce, isPostOnly: form.isPostOnly };
}

import type { OrderSide } from '@/domain/order/enums';
import type { TicketForm } from '@/domain/order/ticketForm';
import { plainDecimal } from '@/src/market/ticket/ticketDraft';
import type { SpotForm } from '@/src/state/tradeShapes';

/** What is typed, as the ticket maths takes it: "96450." is 96450, an empty or unfinished field is undefined. */
export function ticketFormOf(draft: SpotForm, side: OrderSide): TicketForm {
  const isMarket = draft.type === 'MARKET';
  return {
    side,
    type: draft.type,
    price: isMarket ? undefined : plainDecimal(draft.price),
    size: plainDecimal(draft.size),
    // Only market orders are sized in quote.
    sizeUnit: isMarket ? draft.sizeUnit : 'BASE',
    timeInForce: isMarket ? 'GTC' : draft.timeInForce,
    isPostOnly: !isMarket && draft.isPostOnly,
  };
}

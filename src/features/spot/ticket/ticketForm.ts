import type { OrderSide } from '@/domain/order/enums';
import { TYPE_RULES } from '@/domain/order/orderTypes';
import type { TicketForm } from '@/domain/order/ticketForm';
import { plainDecimal } from '@/src/market/ticket/ticketDraft';
import type { SpotForm } from '@/src/state/tradeShapes';

/** What is typed, as the ticket maths takes it: "96450." is 96450, an empty or unfinished field is undefined. */
export function ticketFormOf(draft: SpotForm, side: OrderSide): TicketForm {
  const { hasPrice, canRest, sizeUnits } = TYPE_RULES[draft.type];
  return {
    side,
    type: draft.type,
    price: hasPrice ? plainDecimal(draft.price) : undefined,
    size: plainDecimal(draft.size),
    sizeUnit: sizeUnits.includes(draft.sizeUnit) ? draft.sizeUnit : 'BASE',
    timeInForce: canRest ? draft.timeInForce : 'GTC',
    isPostOnly: canRest && draft.isPostOnly,
  };
}

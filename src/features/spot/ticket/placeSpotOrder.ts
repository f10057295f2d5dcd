import type { CreateSpotOrder, SpotOrder } from '@/contract/spot';
import type { TicketForm } from '@/domain/order/ticketForm';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';
import { orderPayload } from './orderPayload';

/** How pressing Buy or Sell ended. */
export type PlaceOutcome =
  | { kind: 'placed'; order: SpotOrder }
  /** The exchange said no; nothing was placed. */
  | { kind: 'refused'; error: ApiError }
  /** No answer came, and the order is not to be found either. The same client order id must be used to try again. */
  | { kind: 'notFound'; clientOrderId: string }
  /** No answer came, and nobody could be asked what became of it. */
  | { kind: 'unknown'; clientOrderId: string };

export interface PlaceOrderParts {
  /** Rejects with an ApiError; makes no toast. */
  send(order: CreateSpotOrder): Promise<SpotOrder>;
  /** The order that was made under a client order id; undefined when there is none. Rejects while nobody can be asked. */
  find(symbol: string, clientOrderId: string): Promise<SpotOrder | undefined>;
  /** Told as soon as the answer failed to come, before looking for the order. */
  onUncertain(): void;
}

/**
 * Flow B: from a pressed button to what to tell the user. The form is frozen as it was pressed, and named by a client order id:
 * whatever happens on the way, the exchange makes at most one order of it.
 * Undefined when the form is incomplete; the button does not offer that.
 */
export async function placeSpotOrder(
  form: TicketForm,
  symbol: string,
  clientOrderId: string,
  parts: PlaceOrderParts,
): Promise<PlaceOutcome | undefined> {
  // 1. What was on screen is what is sent, also when a user types on.
  const order = orderPayload(Object.freeze({ ...form }), symbol, clientOrderId);
  if (!order) return undefined;

  // 2. One call. An answer decides everything.
  try {
    return { kind: 'placed', order: await parts.send(order) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (!isOutcomeUnknown(error)) return { kind: 'refused', error };
  }

  // 3. Silence decides nothing: the order may be there or not. Look for it under its own id.
  parts.onUncertain();
  try {
    const found = await parts.find(symbol, clientOrderId);
    return found ? { kind: 'placed', order: found } : { kind: 'notFound', clientOrderId };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { kind: 'unknown', clientOrderId };
  }
}

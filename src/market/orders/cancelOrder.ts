import type { OwnOrder } from '@/contract/ownOrder';
import { type ApiError, isApiError } from '@/src/api/apiError';
import { isOutcomeUnknown } from '@/src/lib/unknownOutcome';

/** How pressing Cancel ended. */
export type CancelOutcome =
  | { kind: 'canceled'; order: OwnOrder }
  /** It was filled, or taken out, before the cancel arrived. */
  | { kind: 'refused'; error: ApiError }
  /** No answer: the order may be open still. Own orders are being read again. */
  | { kind: 'unknown' };

export interface CancelOrderParts {
  /** Rejects with an ApiError; makes no toast. */
  send(request: { symbol: string; orderId: string }): Promise<OwnOrder>;
  /** Reads own orders and balances again. */
  reconcile(): Promise<void>;
}

/** Takes one order out. Cancelling twice does no harm, so an unanswered cancel is followed by looking, not by guessing. */
export async function cancelOrder(order: OwnOrder, parts: CancelOrderParts): Promise<CancelOutcome> {
  try {
    return { kind: 'canceled', order: await parts.send({ symbol: order.symbol, orderId: order.orderId }) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A refusal, too, means that the list on screen is not what is.
    void parts.reconcile();
    return isOutcomeUnknown(error) ? { kind: 'unknown' } : { kind: 'refused', error };
  }
}

import type { CallParams } from '@/contract/calls';
import { createExpressOrder } from '@/src/api/calls/express';
import type { ExpressOrder } from '@/src/api/queries/express';
import type { ExpressForm } from './useExpressForm';

/**
 * Sends what the form shows, at the price it shows, under a name of its own: a second press answers with the same order.
 * @param proof of its owner, which a sale needs
 */
export async function placeExpressOrder(
  { draft, told, amounts, method }: ExpressForm,
  clientOrderId: string,
  proof: Pick<CallParams<'expressCreateOrder'>, 'currentPassword'> = {},
): Promise<ExpressOrder | undefined> {
  if (!told || !amounts || !method) return undefined;
  const { side, currency, coin, price, validUntil, priceToken } = told;
  const amount = draft.side === 'BUY' ? amounts.total : amounts.coins;
  return createExpressOrder({
    side,
    currency,
    coin,
    price,
    validUntil,
    priceToken,
    methodId: method.methodId,
    amount,
    clientOrderId,
    ...proof,
  });
}

import type { CallParams } from '@/contract/calls';
import { codes } from '@/contract/codes';
import { actOnce } from '@/src/api/actOnce';
import { isApiError } from '@/src/api/apiError';
import { createExpressOrder } from '@/src/api/calls/express';
import type { ExpressOrder } from '@/src/api/queries/express';
import type { ExpressForm } from './useExpressForm';

type Order = CallParams<'expressCreateOrder'>;

/** At the price the form shows, under a name: a second press answers with the same order. Undefined while no price is there that holds. */
export function orderNow(
  { told, isOver }: Pick<ExpressForm, 'told' | 'isOver'>,
  what: Pick<Order, 'amount' | 'methodId' | 'clientOrderId'>,
): Order | undefined {
  if (!told || isOver) return undefined;
  const { side, currency, coin, price, validUntil, priceToken } = told;
  return { side, currency, coin, price, validUntil, priceToken, ...what };
}

/** Its price is over, and nothing was made at it: nor will be. */
export const isPriceOver = (failure: unknown): boolean => isApiError(failure) && failure.code === codes.expressPriceOver.code;

/** Buys what the form shows: what was typed, once, at the price it was first sent at while that one has no answer. */
export async function placePurchase(form: ExpressForm): Promise<ExpressOrder | undefined> {
  const { amounts, method, draft } = form;
  if (!amounts || !method) return undefined;
  const { methodId } = method;
  // The way to pay that is shown, chosen by hand or not.
  return actOnce(
    'expressCreateOrder',
    { ...draft, methodId },
    {
      orderOf: (clientOrderId) => orderNow(form, { amount: amounts.total, methodId, clientOrderId }),
      send: createExpressOrder,
      isOver: isPriceOver,
    },
  );
}

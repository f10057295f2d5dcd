import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { numberOf, statementOf } from './toOrder';

const DEFAULT_LANGUAGE = 'en';

/** The page of the order, which the provider's page leads back to. */
function returnUrl({ brandOf }: ExpressContext, { brand, side, coin, orderId }: ExpressRecord, language: string): string {
  const path = side === 'BUY' ? `/wallets/buy/${coin.toLowerCase()}` : '/express';
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return `${brandOf(brand).origin}${prefix}${path}?order=${orderId}`;
}

/**
 * Has the provider open a payment for an order that has none, and writes down which. A provider that cannot be reached leaves the order as
 * it is: asked again, under the same number, it answers with the same payment. Nothing is opened while the account stands against it.
 */
export async function openPayment(context: ExpressContext, order: ExpressRecord, language: string): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  if (order.state !== 'CREATED' || !provider) return order;
  const { orderId, userId, side, total, currency, methodId, payUntilMs } = order;
  if (await context.store.isStopped(orderId, context.clock.now())) return order;
  try {
    const opened = await provider.open({
      side,
      reference: numberOf(order),
      amount: total,
      currency,
      methodId,
      statement: statementOf(order),
      returnUrl: returnUrl(context, order, language),
      expiresMs: payUntilMs,
    });
    const change = { name: 'OPEN', with: opened } as const;
    const moved = (await context.writer.run('moveExpress', { orderId, userId, change })).order;
    // Over meanwhile: nobody is to pay there, or to be paid.
    if (moved.paymentId !== opened.paymentId) await provider.cancel(opened.paymentId);
    return moved;
  } catch (error) {
    context.log.warn({ err: error, orderId }, 'a payment could not be opened; it is tried again');
    return order;
  }
}

import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import type { ExpressProvider } from './provider';
import { takeOpened } from './takeOpened';
import { numberOf, statementOf } from './toOrder';
import { LateOpening } from './withDeadline';

const DEFAULT_LANGUAGE = 'en';

/** The page of the order, which the provider's page leads back to. */
function returnUrl({ brandOf }: ExpressContext, { brand, side, coin, orderId }: ExpressRecord, language: string): string {
  const path = side === 'BUY' ? `/wallets/buy/${coin.toLowerCase()}` : '/express';
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return `${brandOf(brand).origin}${prefix}${path}?order=${orderId}`;
}

async function open(context: ExpressContext, provider: ExpressProvider, order: ExpressRecord, language: string): Promise<ExpressRecord> {
  const { orderId, side, total, currency, methodId, payUntilMs, approval } = order;
  if (await context.store.whyStopped(orderId, context.clock.now())) return order;
  const opened = await provider.open({
    side,
    reference: numberOf(order),
    amount: total,
    currency,
    methodId,
    statement: statementOf(order),
    returnUrl: returnUrl(context, order, language),
    expiresMs: payUntilMs,
    isHeld: approval !== null,
  });
  return takeOpened(context, order, opened);
}

/**
 * Has the provider open a payment for an order that has none, and writes down which. A provider that cannot be reached leaves the order as
 * it is: asked again, under the same number, it answers with the same payment. Nothing is opened while the account stands against it. Who
 * asks for one while another does has what that one gets.
 */
export async function openPayment(context: ExpressContext, order: ExpressRecord, language: string): Promise<ExpressRecord> {
  const { orderId } = order;
  const provider = context.providerNamed(order.provider);
  if (order.state !== 'CREATED' || !provider) return order;
  const { log } = context;
  return context.together(`payment of ${orderId}`, async () => {
    try {
      // Whoever opened one before may have been done since it was read.
      const now = (await context.store.byId(orderId)) ?? order;
      return now.state === 'CREATED' ? await open(context, provider, now, language) : now;
    } catch (error) {
      log.warn({ err: error, orderId }, 'a payment could not be opened; it is tried again');
      if (error instanceof LateOpening)
        void error.answer
          .then((opened) => takeOpened(context, order, opened))
          .catch((late: unknown) => log.warn({ err: late, orderId }, 'a late answer of a provider could not be taken'));
      return order;
    }
  });
}

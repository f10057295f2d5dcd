import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import type { ExpressProvider, OpenedPayment } from './provider';
import { numberOf, pageOf, statementOf } from './toOrder';
import { LateOpening } from './withDeadline';

const DEFAULT_LANGUAGE = 'en';

/** The page of the order, which the provider's page leads back to. */
function returnUrl({ brandOf }: ExpressContext, { brand, side, coin, orderId }: ExpressRecord, language: string): string {
  const path = side === 'BUY' ? `/wallets/buy/${coin.toLowerCase()}` : '/express';
  const prefix = language === DEFAULT_LANGUAGE ? '' : `/${language}`;
  return `${brandOf(brand).origin}${prefix}${path}?order=${orderId}`;
}

/** How an address begins. What stands behind may be a secret of whoever pays. */
const beginningOf = (url: string): string => /^[a-z][a-z0-9+.-]{0,20}:/i.exec(url)?.[0] ?? 'no scheme';

/** Nobody is led there, and the order would wait for its end with nothing said: once, where it gets its page. */
function sayUnusable({ log }: ExpressContext, { orderId, provider }: ExpressRecord, payUrl: string): void {
  if (pageOf(payUrl) !== null) return;
  const told = { orderId, provider, payUrlBegins: beginningOf(payUrl) };
  log.error(told, 'the page of a payment is no https address: nobody is led there, and the order cannot be paid');
}

/** Of an order that was over meanwhile: nobody is to pay there, or to be paid. */
async function letGo({ log }: ExpressContext, provider: ExpressProvider, orderId: string, paymentId: string): Promise<boolean> {
  try {
    if (await provider.cancel(paymentId)) return true;
    log.error({ orderId, paymentId }, 'a payment of an order that is over is too late to be cancelled: see to it at the provider');
  } catch (error) {
    log.error({ err: error, orderId, paymentId }, 'a payment of an order that is over was not cancelled: see to it at the provider');
  }
  return false;
}

/** Writes a payment down that was opened for an order. */
async function take(
  context: ExpressContext,
  provider: ExpressProvider,
  { orderId, userId }: ExpressRecord,
  { paymentId, payUrl }: OpenedPayment,
): Promise<ExpressRecord> {
  // These two alone: whatever else a provider's answer holds is none of the order's.
  const change = { name: 'OPEN', with: { paymentId, payUrl } } as const;
  const { order: moved, isChanged } = await context.writer.run('moveExpress', { orderId, userId, change });
  if (isChanged) sayUnusable(context, moved, payUrl);
  if (moved.paymentId === paymentId || (await letGo(context, provider, orderId, paymentId))) return moved;
  // Who pays there all the same is given it back: the order has to know whose payment that is.
  return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'OPENED_LATE', paymentId } })).order;
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
  return take(context, provider, order, opened);
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
          .then((opened) => take(context, provider, order, opened))
          .catch((late: unknown) => log.warn({ err: late, orderId }, 'a late answer of a provider could not be taken'));
      return order;
    }
  });
}

import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { lookAfterLate } from './latePayment';
import type { OpenedPayment } from './provider';
import { numberOf, pageOf } from './toOrder';
import { forgetUnwritten, isForNow, keepUnwritten } from './unwritten';

/** How an address begins. What stands behind may be a secret of whoever pays. */
const beginningOf = (url: string): string => /^[a-z][a-z0-9+.-]{0,20}:/i.exec(url)?.[0] ?? 'no scheme';

/** Nobody is led there, and the order would wait for its end with nothing said: once, where it gets its page. */
function sayUnusable({ log }: ExpressContext, { orderId, provider }: ExpressRecord, payUrl: string): void {
  if (pageOf(payUrl) !== null) return;
  const told = { orderId, provider, payUrlBegins: beginningOf(payUrl) };
  log.error(told, 'the page of a payment is no https address: nobody is led there, and the order cannot be paid');
}

/** Its provider breaks its word that one reference has one payment: which of them is paid is for an operator to see. */
async function refuseAnother(context: ExpressContext, order: ExpressRecord, { paymentId }: OpenedPayment): Promise<void> {
  const { orderId, provider } = order;
  const isCancelled =
    (await context
      .providerNamed(provider)
      ?.cancel(paymentId)
      .catch(() => false)) ?? false;
  context.log.error(
    { orderId, number: numberOf(order), provider, paymentId, known: order.paymentId, isCancelled, alarm: true },
    'a provider opened a second payment of an order that has another payment already: see to it at the provider',
  );
}

/** Of an order that is over: whose payment that is comes first, so that who pays there all the same is given it back. */
async function writeLate(context: ExpressContext, order: ExpressRecord, opened: OpenedPayment): Promise<ExpressRecord> {
  const { orderId, userId, provider } = order;
  const { paymentId } = opened;
  try {
    return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'OPENED_LATE', paymentId } })).order;
  } catch (error) {
    const told = { err: error, orderId, number: numberOf(order), userId, provider, paymentId, alarm: true };
    if (!isForNow(error)) {
      forgetUnwritten(context.unwritten, order, opened);
      context.log.error(told, 'a payment of an order that is over cannot be written down: see to it at the provider');
    } else if (!keepUnwritten(context.unwritten, order, opened, true))
      context.log.error(told, 'a payment of an order that is over is not written down; it is tried again with each turn');
    throw error;
  }
}

/** Nobody is to pay there: what cannot be done about it now is done by the job. */
async function endLate(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, paymentId } = order;
  const looked = await lookAfterLate(context, order).catch(() => order);
  if (looked.lateUntilMs !== null)
    context.log.warn({ orderId, paymentId }, 'a payment of an order that is over was not cancelled; its provider is asked about it');
  return looked;
}

/** Writes a payment down that was opened for an order. What is refused is kept, and written with a later turn. */
export async function takeOpened(context: ExpressContext, order: ExpressRecord, opened: OpenedPayment): Promise<ExpressRecord> {
  const { orderId, userId } = order;
  const { paymentId, payUrl } = opened;
  // These two alone: whatever else a provider's answer holds is none of the order's.
  const change = { name: 'OPEN', with: { paymentId, payUrl } } as const;
  const { order: moved, isChanged } = await context.writer.run('moveExpress', { orderId, userId, change }).catch((error: unknown) => {
    if (isForNow(error)) keepUnwritten(context.unwritten, order, opened, false);
    else forgetUnwritten(context.unwritten, order, opened);
    throw error;
  });
  if (isChanged) sayUnusable(context, moved, payUrl);
  const written = moved.paymentId === null ? await writeLate(context, moved, opened) : moved;
  forgetUnwritten(context.unwritten, order, opened);
  if (written.paymentId !== paymentId) await refuseAnother(context, written, opened);
  return written.lateUntilMs === null ? written : endLate(context, written);
}

/** Begins to write what could not be written when it was opened. */
export function writeUnwritten(context: ExpressContext): Promise<void>[] {
  return [...context.unwritten.values()].map(({ order, opened }) => {
    const { orderId, provider } = order;
    // It has been told that it is not written; while money stands still that is so with every turn.
    const ask = () => takeOpened(context, order, opened).catch(() => undefined);
    return context.asking.begin({ orderId, lane: provider, ask });
  });
}

import { expressIdIn } from '@/domain/express/orderNumber';
import { AppError } from '../appError';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import type { ExpressProvider, PaymentNews } from './provider';
import { takeNews } from './takeNews';
import { numberOf } from './toOrder';

/** Whose message it is: the first whose signature it has. */
function readBy(providers: readonly ExpressProvider[], body: Buffer, signature: string, now: number) {
  for (const provider of providers) {
    try {
      return { provider, news: provider.readNews(body, signature, now) };
    } catch (error) {
      if (!(error instanceof AppError) || error.codeName !== 'tokenInvalid') throw error;
    }
  }
  throw new AppError('tokenInvalid');
}

/**
 * Whose payment that is. One that was opened and is not written down is known by the order's number, where the provider says it: of an order
 * that has no payment, or else the number would stand for another one.
 */
async function orderOf(
  { store }: ExpressContext,
  { name }: ExpressProvider,
  { paymentId, reference }: PaymentNews,
): Promise<ExpressRecord | undefined> {
  const known = await store.byPayment(name, paymentId);
  const orderId = reference === undefined ? undefined : expressIdIn(reference);
  if (known || orderId === undefined) return known;
  const named = await store.byId(orderId);
  return named?.provider === name && named.paymentId === null && numberOf(named) === reference ? named : undefined;
}

/**
 * Takes what a provider tells. Told again, late or in another order it changes nothing that has been; what cannot be taken now is refused
 * as unavailable, for the provider to tell it again.
 * @param providers who may have told it
 * @param body exactly as it came: that is what was signed
 * @throws AppError tokenInvalid, badRequest, expressOrderUnknown, unavailable
 */
export async function takePaymentNews(
  context: ExpressContext,
  providers: readonly ExpressProvider[],
  body: Buffer,
  signature: string,
): Promise<null> {
  const { provider, news } = readBy(providers, body, signature, context.clock.now());
  const order = await orderOf(context, provider, news);
  // An order whose page was just opened has its payment's name in a moment.
  if (!order) throw new AppError('expressOrderUnknown');
  await takeNews(context, order, news);
  return null;
}

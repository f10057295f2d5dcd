import { AppError } from '../appError';
import type { ExpressContext } from './context';
import type { ExpressProvider } from './provider';
import { takeNews } from './takeNews';

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
  const order = await context.store.byPayment(provider.name, news.paymentId);
  // An order whose page was just opened has its payment's name in a moment.
  if (!order) throw new AppError('expressOrderUnknown');
  await takeNews(context, order, news);
  return null;
}

import { AppError } from '../appError';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { end } from './payout';
import { takeAnswer } from './takeNews';

/**
 * Before an operator gives back the coins of a sale that is promised: its provider lets go first, so that a sale is never paid and given
 * back. One that was held may have been released all the same, and the answer lost. Answers whether it was asked and did.
 * @throws AppError expressProviderAway; expressNotNow where it does not let go: what it says has been taken by then
 */
export async function letGoPromised(context: ExpressContext, order: ExpressRecord): Promise<boolean> {
  const provider = context.providerNamed(order.provider);
  const { paymentId } = order;
  if (order.side !== 'SELL' || order.state !== 'DELIVERING' || paymentId === null) return false;
  const away = () => Promise.reject(new AppError('expressProviderAway'));
  if (!provider) return away();
  if (await provider.cancel(paymentId).catch(away)) return true;
  const { state } = await takeAnswer(context, order, await provider.stateOf(paymentId).catch(away));
  throw new AppError('expressNotNow', state);
}

/** A sale that nothing was released for, of an account that stands against it by now: its provider lets go of it, and its coins are free. */
export async function stopSale(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  if (order.paymentId === null) return end(context, order);
  // One that is not connected has let go of nothing.
  if (!provider) return order;
  if (await provider.cancel(order.paymentId)) return end(context, order);
  return takeAnswer(context, order, await provider.stateOf(order.paymentId));
}

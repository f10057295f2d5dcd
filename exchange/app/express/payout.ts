import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { move } from './move';
import { numberOf } from './toOrder';

/** A payout that nobody let go is not made: its provider lets go of it. What it paid all the same counts. */
export async function letGo(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, paymentId, refundedMs } = order;
  const provider = context.providerNamed(order.provider);
  if (refundedMs !== null || paymentId === null || !provider) return order;
  if (await provider.cancel(paymentId))
    return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'GIVEN_BACK' } })).order;
  const { state } = await provider.stateOf(paymentId);
  return state === 'SETTLED' ? move(context, order, { name: 'DELIVER' }) : order;
}

/** A payout that was held until operators let it go. Told twice its provider pays once. */
export async function release(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, paymentId } = order;
  const provider = context.providerNamed(order.provider);
  if (paymentId === null || !provider) return order;
  await provider.release(paymentId);
  return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'RELEASED' } })).order;
}

export const isToRelease = ({ side, state, approval, releasedMs }: ExpressRecord): boolean =>
  side === 'SELL' && state === 'DELIVERING' && approval !== null && releasedMs === null;

/** Its coins are free again, and it says why it ended. */
export async function end(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const reason = (await context.store.whyStopped(order.orderId, context.clock.now())) ?? null;
  return move(context, order, { name: 'CANCEL', with: { reason } });
}

/** A payout that its provider has promised for an account that nothing may leave: where it lets go its coins are free, else an operator decides. */
export async function stopPayout(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const provider = context.providerNamed(order.provider);
  const { orderId, paymentId, userId } = order;
  if (paymentId !== null && (await provider?.cancel(paymentId).catch(() => false))) return end(context, order);
  context.log.error(
    { orderId, number: numberOf(order), userId },
    'a sale is promised of an account that nothing may leave; an operator decides',
  );
  return order;
}

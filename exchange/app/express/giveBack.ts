import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';

/** Once at a time: what is told twice at one moment asks its provider once. */
export const giveBack = (context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> =>
  context.inTurn(`refund of ${order.orderId}`, async () => {
    const now = (await context.store.byId(order.orderId)) ?? order;
    const { orderId, userId, paymentId } = now;
    if (now.side === 'SELL' || now.refundedMs !== null || paymentId === null) return now;
    const provider = context.providerNamed(now.provider);
    if (!provider) return now;
    // Its own people may have given it back before it was told as paid, or a bank took it: nothing is left to give.
    const { state } = await provider.stateOf(paymentId);
    if (state !== 'REFUNDED' && state !== 'CHARGED_BACK') await provider.refund(paymentId);
    return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'GIVEN_BACK' } })).order;
  });

import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';

/** Once at a time: what is told twice at one moment asks its provider once. */
export const giveBack = (context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> =>
  context.inTurn(`refund of ${order.orderId}`, async () => {
    const now = (await context.store.byId(order.orderId)) ?? order;
    const { orderId, userId, paymentId } = now;
    if (now.side === 'SELL' || now.refundedMs !== null || paymentId === null) return now;
    await context.providerNamed(now.provider)?.refund(paymentId);
    return (await context.writer.run('moveExpress', { orderId, userId, change: { name: 'GIVEN_BACK' } })).order;
  });

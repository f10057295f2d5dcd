import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { takeAnswer } from './takeNews';
import { numberOf } from './toOrder';

// A payment that was opened for an order which was over by then: nobody is to pay there, or to be paid, and who did gets it back.

const over = async ({ writer }: ExpressContext, { orderId, userId }: ExpressRecord): Promise<ExpressRecord> =>
  (await writer.run('moveExpress', { orderId, userId, change: { name: 'LATE_OVER' } })).order;

/** Its provider lets go of it, or says what became of it; undefined while it does neither. */
async function settled(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord | undefined> {
  const provider = context.providerNamed(order.provider);
  if (!provider || order.paymentId === null) return undefined;
  if (await provider.cancel(order.paymentId)) return over(context, order);
  const news = await provider.stateOf(order.paymentId);
  if (news.state === 'OPEN') return undefined;
  const moved = await takeAnswer(context, order, news);
  if (moved.lateUntilMs === null) return moved;
  // A promise that nothing comes of is let go of with the next question; anything else is over.
  return news.state === 'PAID' ? undefined : over(context, moved);
}

/** Asks about it until its provider says that it is over or paid; one that says neither for all its time is left to an operator. */
export async function lookAfterLate(context: ExpressContext, order: ExpressRecord): Promise<ExpressRecord> {
  const { orderId, userId, provider, paymentId, lateUntilMs } = order;
  if (lateUntilMs === null) return order;
  const isLast = context.clock.now() > lateUntilMs;
  const known = await settled(context, order).catch((error: unknown) => {
    if (!isLast) throw error;
  });
  if (known || !isLast) return known ?? order;
  context.log.error(
    { orderId, number: numberOf(order), userId, provider, paymentId, alarm: true },
    'a payment of an order that is over was neither cancelled nor paid, and is not asked about any more: see to it at the provider',
  );
  return over(context, order);
}

import type { ExpressChange } from '../money/commands/moveExpress';
import type { ExpressRecord } from '../money/records/expressRecord';
import type { ExpressContext } from './context';
import { followDebt } from './debts';

/** What ends an order is true of it as it was read: one that was promised or opened meanwhile is another matter. */
const isEnd = (name: ExpressChange['name']): boolean => name === 'FAIL' || name === 'EXPIRE' || name === 'CANCEL';

/** Lets something happen to an order, and what follows from it for sending. */
export async function move(context: ExpressContext, order: ExpressRecord, change: ExpressChange): Promise<ExpressRecord> {
  const { orderId, userId, state, paymentId } = order;
  const seen = isEnd(change.name) ? { seen: { state, paymentId } } : {};
  const moved = await context.writer.run('moveExpress', { orderId, userId, change, ...seen });
  await followDebt(context, moved.before, moved.order);
  return moved.order;
}

import type { ExpressRecord } from '../money/records/expressRecord';
import { attend, stopSale } from './carryOn';
import type { ExpressContext } from './context';
import { renewHolds } from './debts';

const PIECE = 200;

/** What cannot be done now holds nothing else up: it is tried again with the next turn. */
async function each(
  context: ExpressContext,
  read: (afterId: string) => Promise<ExpressRecord[]>,
  act: (order: ExpressRecord) => Promise<unknown>,
): Promise<void> {
  let afterId = '0';
  for (;;) {
    const orders = await read(afterId);
    for (const order of orders) {
      afterId = order.orderId;
      try {
        await act(order);
      } catch (error) {
        context.log.warn({ err: error, orderId: order.orderId }, 'an express order could not go on; it is tried again');
      }
    }
    if (orders.length < PIECE) return;
  }
}

/** Looks after what is under way: nothing waits for a message that never comes. Answers how many users owe coins. */
export async function sweepExpress(context: ExpressContext): Promise<number> {
  const { store, clock } = context;
  await each(
    context,
    (afterId) => store.toStop(clock.now(), afterId, PIECE),
    (order) => stopSale(context, order),
  );
  await each(
    context,
    (afterId) => store.due(clock.now(), afterId, PIECE),
    (order) => attend(context, order),
  );
  return renewHolds(context);
}

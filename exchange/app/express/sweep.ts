import { attend } from './carryOn';
import type { ExpressContext } from './context';
import { renewHolds } from './debts';

const PIECE = 200;

/** Looks after what is under way: nothing waits for a message that never comes. What cannot be done now is tried with the next turn. Answers how many users owe coins. */
export async function sweepExpress(context: ExpressContext): Promise<number> {
  for (const order of await context.store.due(context.clock.now(), PIECE)) {
    try {
      await attend(context, order);
    } catch (error) {
      context.log.warn({ err: error, orderId: order.orderId }, 'an express order could not go on; it is tried again');
    }
  }
  return renewHolds(context);
}

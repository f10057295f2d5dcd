import type { ExpressRecord } from '../money/records/expressRecord';
import { askWhetherLetGo, attend } from './attend';
import type { ExpressContext } from './context';
import { renewHolds } from './debts';
import { lookAfterLate } from './latePayment';
import { stopSale } from './letGoFirst';
import { writeUnwritten } from './takeOpened';

const PIECE = 200;
/** What the exchange does by itself waits for no provider. */
const OWN = '';

const before = (orderId: string): string => String(BigInt(orderId) - 1n);

/** Coins that were paid for are delivered whatever the provider does. */
const laneOf = ({ side, state, provider }: ExpressRecord): string =>
  side === 'BUY' && (state === 'PAID' || state === 'DELIVERING') ? OWN : provider;

/**
 * Begins with all of a list, the oldest first; answers what is under way by then. What had to wait for others is read again before
 * anything is done about it.
 */
async function each(
  { asking }: ExpressContext,
  read: (afterId: string, limit: number) => Promise<ExpressRecord[]>,
  act: (order: ExpressRecord) => Promise<unknown>,
): Promise<Promise<void>[]> {
  const begun: Promise<void>[] = [];
  let afterId = '0';
  for (;;) {
    const orders = await read(afterId, PIECE);
    for (const order of orders) {
      const { orderId } = order;
      afterId = orderId;
      const ask = async (hasWaited: boolean) => {
        const [now] = hasWaited ? await read(before(orderId), 1) : [order];
        if (now?.orderId === orderId) await act(now);
      };
      begun.push(asking.begin({ orderId, lane: laneOf(order), ask }));
    }
    if (orders.length < PIECE) return begun;
  }
}

/** Looks after what is under way: nothing waits for a message that never comes. Answers how many users owe coins. */
export async function lookAfterOrders(context: ExpressContext): Promise<number> {
  const { store, clock, asking } = context;
  await asking.whole(writeUnwritten(context));
  // Sales that are to end are ended before anything else is done about them.
  const stopping = await each(
    context,
    (afterId, limit) => store.toStop(clock.now(), afterId, limit),
    (order) => stopSale(context, order),
  );
  await asking.whole(stopping);
  const attended = await each(
    context,
    (afterId, limit) => store.due(clock.now(), afterId, limit),
    (order) => attend(context, order),
  );
  await asking.whole(attended);
  return renewHolds(context);
}

/** What waits for an operator, and late payments of what is over: their provider may let go of them meanwhile, or say that they are paid. */
export async function askAboutLooked(context: ExpressContext): Promise<void> {
  const asked = await each(
    context,
    (afterId, limit) => context.store.lookedAt(afterId, limit),
    (order) => askWhetherLetGo(context, order),
  );
  const late = await each(
    context,
    (afterId, limit) => context.store.late(afterId, limit),
    (order) => lookAfterLate(context, order),
  );
  await context.asking.whole([...asked, ...late]);
}

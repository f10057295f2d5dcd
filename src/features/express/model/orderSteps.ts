import type { ExpressOrder } from '@/src/api/queries/express';
import { hasEnded } from '@/src/orders/expressOrder';

type State = 'done' | 'now' | 'next' | 'failed';

/** A step of an order's way: its words' name, where it stands, and when it was done. */
export interface OrderStep {
  name: 'placed' | 'waiting' | 'review' | 'paid' | 'onTheWay' | 'done' | 'ended';
  state: State;
  at: number | null;
}

/** From the order to the coins, or to how it ended otherwise. */
export function orderSteps(order: ExpressOrder): OrderStep[] {
  const { state, createdAt, openedAt, reviewedAt, paidAt, deliveredAt, endedAt } = order;
  const isPaid = paidAt !== null;
  const isTold = isPaid || reviewedAt !== null;
  const steps: OrderStep[] = [
    { name: 'placed', state: 'done', at: createdAt },
    { name: 'waiting', state: isTold ? 'done' : 'now', at: isTold ? (reviewedAt ?? openedAt) : null },
    ...(order.isReviewed ? [{ name: 'review', state: isPaid ? 'done' : reviewedAt === null ? 'next' : 'now', at: null } as const] : []),
  ];
  if (hasEnded(order)) {
    const way: OrderStep[] = isPaid
      ? [...steps, { name: 'paid', state: 'done', at: paidAt }]
      : steps.filter((step) => step.state === 'done');
    const got: OrderStep[] = deliveredAt === null ? [] : [{ name: 'done', state: 'done', at: deliveredAt }];
    return [...way, ...got, { name: 'ended', state: 'failed', at: endedAt }];
  }
  return [
    ...steps,
    { name: 'paid', state: isPaid ? 'done' : 'next', at: paidAt },
    { name: 'onTheWay', state: state === 'DELIVERED' ? 'done' : isPaid ? 'now' : 'next', at: null },
    { name: 'done', state: state === 'DELIVERED' ? 'done' : 'next', at: deliveredAt },
  ];
}

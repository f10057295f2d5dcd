import type { ExpressOrder } from '@/src/api/queries/express';

type State = 'done' | 'now' | 'next';

/** A step of an order's way: its words' name, where it stands, and when it was done. */
export interface OrderStep {
  name: 'placed' | 'waiting' | 'paid' | 'onTheWay' | 'done' | 'ended';
  state: State;
  at: number | null;
}

const ENDED: ReadonlySet<ExpressOrder['state']> = new Set(['FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK']);
export const hasEnded = ({ state }: Pick<ExpressOrder, 'state'>): boolean => ENDED.has(state);

/** From the order to the coins, or to how it ended otherwise. */
export function orderSteps(order: ExpressOrder): OrderStep[] {
  const { state, createdAt, openedAt, paidAt, deliveredAt, endedAt } = order;
  const isPaid = paidAt !== null;
  const steps: OrderStep[] = [
    { name: 'placed', state: 'done', at: createdAt },
    { name: 'waiting', state: isPaid ? 'done' : 'now', at: isPaid ? openedAt : null },
  ];
  if (hasEnded(order)) {
    const way: OrderStep[] = isPaid ? [...steps, { name: 'paid', state: 'done', at: paidAt }] : steps.slice(0, 1);
    const got: OrderStep[] = deliveredAt === null ? [] : [{ name: 'done', state: 'done', at: deliveredAt }];
    return [...way, ...got, { name: 'ended', state: 'now', at: endedAt }];
  }
  return [
    ...steps,
    { name: 'paid', state: isPaid ? 'done' : 'next', at: paidAt },
    { name: 'onTheWay', state: state === 'DELIVERED' ? 'done' : isPaid ? 'now' : 'next', at: null },
    { name: 'done', state: state === 'DELIVERED' ? 'done' : 'next', at: deliveredAt },
  ];
}

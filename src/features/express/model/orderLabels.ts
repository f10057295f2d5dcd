import type { ExpressOrder } from '@/src/api/queries/express';
import { hasEnded } from '@/src/orders/expressOrder';

type Order = Pick<ExpressOrder, 'side' | 'state' | 'isPriced' | 'paidAt' | 'deliveredAt'>;

/** What the coins of an order are called: of one that ended without them they would have been. */
export function coinsLabel(order: Order): string {
  if (order.side === 'SELL') return hasEnded(order) ? 'express.wouldSell' : 'express.youSell';
  if (hasEnded(order) && order.deliveredAt === null) return 'express.wouldReceive';
  return order.isPriced ? 'express.youReceive' : 'express.youReceiveAbout';
}

/** What its money is called. */
export function totalLabel(order: Order): string {
  if (order.side === 'SELL') return hasEnded(order) ? 'express.wouldPayOut' : 'express.payout';
  if (order.paidAt !== null) return 'express.paid';
  return hasEnded(order) ? 'express.wouldPay' : 'express.total';
}

import { referenceOf } from '../reference';
import type { ExpressSide } from './orderState';

/** What people call an order by: `B-1118-30952` is a purchase of November 18th (UTC). */
export const expressNumber = (side: ExpressSide, createdMs: number, orderId: string): string =>
  referenceOf(side === 'BUY' ? 'B' : 'S', createdMs, orderId);

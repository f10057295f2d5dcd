import { referenceOf } from '../reference';
import type { ExpressSide } from './orderState';

/** What people call an order by: `B-1118-30952` is a purchase of November 18th (UTC). */
export const expressNumber = (side: ExpressSide, createdMs: number, orderId: string): string =>
  referenceOf(side === 'BUY' ? 'B' : 'S', createdMs, orderId);

/** The order's id, as its number has it; undefined where it is none. Whether it is that order's number is to be seen. */
export function expressIdIn(number: string): string | undefined {
  const digits = /^[BS]-\d{4}-(\d{5,18})$/.exec(number)?.[1];
  return digits === undefined ? undefined : String(BigInt(digits));
}

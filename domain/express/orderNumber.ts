import type { ExpressSide } from './orderState';

const two = (part: number) => String(part).padStart(2, '0');

/** What people call an order by: `B-1118-30952` is a purchase of November 18th (UTC). */
export function expressNumber(side: ExpressSide, createdMs: number, orderId: string): string {
  const at = new Date(createdMs);
  return `${side === 'BUY' ? 'B' : 'S'}-${two(at.getUTCMonth() + 1)}${two(at.getUTCDate())}-${orderId.padStart(5, '0')}`;
}

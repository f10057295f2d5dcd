import type { OwnOrder } from '@/contract/ownOrder';
import { divide, isZero, min, multiply } from '@/domain/money/decimal';

/** What an order comes to in quote: price times size, the quote it was sized in, or what it filled for. */
export function orderTotal(order: OwnOrder): string {
  if (order.price !== null && order.quantity !== null) return multiply(order.price, order.quantity);
  return order.quoteQuantity ?? order.filledQuote;
}

/** How much of the order is filled, whole percent rounded down, 0..100. */
export function filledPercent(order: OwnOrder): number {
  const [filled, whole] = order.quantity === null ? [order.filledQuote, order.quoteQuantity] : [order.filledQuantity, order.quantity];
  if (whole === null || isZero(whole)) return 0;
  return Number(min('100', divide(multiply(filled, '100'), whole, 'down', 0)));
}

import type { OwnOrder } from '@/contract/ownOrder';
import { groupPrice } from '@/domain/book/ladder';
import { BOOK_SCALE } from '@/domain/book/level';
import { toUnits } from '@/domain/money/units';

/** The price groups, bids and asks apart, in which own orders of a market rest. */
export function ownPricesOf(orders: readonly OwnOrder[], symbol: string, grouping: string) {
  const step = toUnits(grouping, BOOK_SCALE) ?? 1n;
  const bids = new Set<bigint>();
  const asks = new Set<bigint>();
  for (const order of orders) {
    const price = order.symbol === symbol && order.price !== null ? toUnits(order.price, BOOK_SCALE) : undefined;
    if (price === undefined) continue;
    if (order.side === 'BUY') bids.add(groupPrice(price, step, 'bids'));
    else asks.add(groupPrice(price, step, 'asks'));
  }
  return { bids, asks };
}

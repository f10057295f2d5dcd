import type { BookSide } from './bookSide';

/** Different owners that must stand behind a price before it counts: nobody supports their own. */
export const SUPPORT_OWNERS = 2;

/** Orders looked at; a wall of tiny orders of one owner must cost no time, and is no support. */
const MOST_ORDERS = 64;

/**
 * The best price down to which (up to which, for asks) at least two owners stand with `lots` together; undefined when
 * there is no such price near the top of the side.
 */
export function supportOf(side: BookSide, lots: number): number | undefined {
  const owners = new Set<string>();
  let seenLots = 0;
  let seenOrders = 0;
  for (let rank = 0; ; rank += 1) {
    const level = side.at(rank);
    if (level === undefined) return undefined;
    for (let order = level.first; order !== undefined; order = order.next) {
      owners.add(order.ownerId);
      seenLots += order.lots;
      if (owners.size >= SUPPORT_OWNERS && seenLots >= lots) return level.priceTicks;
      seenOrders += 1;
      if (seenOrders === MOST_ORDERS) return undefined;
    }
  }
}

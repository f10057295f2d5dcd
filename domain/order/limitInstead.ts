import { add, compare, divide, min, multiply, subtract } from '../money/decimal';
import type { OrderSide } from './enums';
import type { PriceLevel } from './ticketForm';

/** Percent from the best price that the quieter order stays within. */
const WITHIN_PERCENT = '1';

/** A limit order in place of a market order that would move the price. */
export interface LimitInstead {
  /** The worst level within 1 % of the best; in quote. */
  price: string;
  /** What fills at once there, in base; the rest waits. */
  fillsNow: string;
}

/** The quieter order for `size` base; undefined without a book, or where it would come to the same. */
export function limitInstead(levels: readonly PriceLevel[], size: string, side: OrderSide): LimitInstead | undefined {
  const best = levels[0]?.price;
  if (best === undefined) return undefined;
  const near = levels.filter(({ price }) => compare(away(price, best, side), WITHIN_PERCENT) <= 0);
  const resting = near.reduce((sum, { quantity }) => add(sum, quantity), '0');
  const price = near.at(-1)?.price ?? best;
  return compare(resting, size) < 0 ? { price, fillsNow: min(resting, size) } : undefined;
}

/** How much worse than the best, in percent; rounded up, so that the edge is never crossed. */
function away(price: string, best: string, side: OrderSide): string {
  const difference = side === 'BUY' ? subtract(price, best) : subtract(best, price);
  return divide(multiply(difference, '100'), best, 'up', 4);
}

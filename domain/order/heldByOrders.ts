import { add, multiply, subtract } from '../money/decimal';
import type { OrderSide } from './enums';

/** An order that rests: only limit orders do. */
interface RestingOrder {
  symbol: string;
  side: OrderSide;
  price: string | null;
  quantity: string | null;
  filledQuantity: string;
}

export interface HeldFunds {
  asset: string;
  amount: string;
}

/**
 * What resting orders hold, one sum per asset, by name: what is not filled yet, at the order's price for buys. Orders of unknown markets
 * are left out.
 */
export function heldByOrders(
  orders: readonly RestingOrder[],
  assetsOf: (symbol: string) => { base: string; quote: string } | undefined,
): HeldFunds[] {
  const sums = new Map<string, string>();
  for (const { symbol, side, price, quantity, filledQuantity } of orders) {
    const assets = assetsOf(symbol);
    if (!assets || price === null || quantity === null) continue;
    const left = subtract(quantity, filledQuantity);
    const [asset, amount] = side === 'BUY' ? [assets.quote, multiply(left, price)] : [assets.base, left];
    sums.set(asset, add(sums.get(asset) ?? '0', amount));
  }
  return [...sums].map(([asset, amount]) => ({ asset, amount })).toSorted((one, other) => (one.asset < other.asset ? -1 : 1));
}

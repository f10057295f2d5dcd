import { add, compare, divide, multiply, roundDecimals, subtract } from '../money/decimal';
import type { ExpressSide } from './orderState';

/** As many as a price needs to be worth something: cents from one unit on, more below. */
const decimalsFor = (price: string) => (compare(price, '1') >= 0 ? 2 : compare(price, '0.01') >= 0 ? 6 : 12);

/**
 * What a coin costs, or brings, in a currency: the middle price and the spread, rounded against who asks.
 * @param spreadPercent how far the price lies from the middle
 */
export function expressPrice(side: ExpressSide, coinUsd: string, currencyUsd: string, spreadPercent: string): string {
  const middle = divide(coinUsd, currencyUsd, 'down', 18);
  const spread = multiply(middle, divide(spreadPercent, '100', 'down', 10));
  const price = side === 'BUY' ? add(middle, spread) : subtract(middle, spread);
  return roundDecimals(price, decimalsFor(price), side === 'BUY' ? 'up' : 'down');
}

import { compare, multiply, roundDecimals, subtract } from '../money/decimal';

// The amount of a withdrawal is what leaves the wallet: the network's fee is inside of it, and the recipient gets the rest.

/** What the recipient gets; zero where the fee eats all. */
export function recipientGets(amount: string, fee: string): string {
  return compare(amount, fee) > 0 ? subtract(amount, fee) : '0';
}

/** What an amount is worth in USD, in whole cents and rounded up: limits are never stretched by rounding. */
export const usdCentsOf = (amount: string, rate: string): bigint => BigInt(roundDecimals(multiply(multiply(amount, rate), '100'), 0, 'up'));

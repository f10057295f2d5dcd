import { compare, isZero, roundDecimals } from '@/domain/money/decimal';
import type { Worth } from '@/src/brand/useWorth';

const SMALLEST_CENTS = '0.01';
/** Of a price whose own decimals say nothing in dollars. */
const TINY_DECIMALS = 10;

/**
 * A price in the user's currency: "≈ $96,482.10", and where cents say nothing with as many decimals as the price beside it: "≈
 * $0.0₄2418". Empty when unknown.
 */
export function usdText(usd: string | undefined, worth: Worth, priceDecimals: number): string {
  const value = worth.of(usd);
  if (value === undefined) return '';
  if (compare(value, SMALLEST_CENTS) >= 0) return `≈ ${worth.text(usd)}`;
  const isTold = !isZero(roundDecimals(value, priceDecimals, 'down'));
  return `≈ ${worth.price(usd, isTold ? priceDecimals : TINY_DECIMALS)}`;
}

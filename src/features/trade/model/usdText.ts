import { compare, isZero, roundDecimals } from '@/domain/money/decimal';
import type { Format } from '@/src/format';

const SMALLEST_CENTS = '0.01';
/** Of a price whose own decimals say nothing in dollars. */
const TINY_DECIMALS = 10;

/**
 * A price in dollars: "≈ $96,482.10", and where cents say nothing with as many decimals as the price beside it: "≈ $0.0₄2418".
 * Empty when unknown.
 */
export function usdText(usd: string | undefined, format: Format, priceDecimals: number): string {
  if (usd === undefined) return '';
  if (compare(usd, SMALLEST_CENTS) >= 0) return `≈ ${format.currency(usd)}`;
  const isTold = !isZero(roundDecimals(usd, priceDecimals, 'down'));
  return `≈ $${format.price(usd, isTold ? priceDecimals : TINY_DECIMALS)}`;
}

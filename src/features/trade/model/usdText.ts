import { compare } from '@/domain/money/decimal';
import type { Format } from '@/src/format';

const SMALLEST_CENTS = '0.01';
const TINY_DECIMALS = 10;

/** A price in dollars: "≈ $96,482.10", and "≈ $0.0₄2418" where cents say nothing. Empty when unknown. */
export function usdText(usd: string | undefined, format: Format): string {
  if (usd === undefined) return '';
  const isTiny = compare(usd, SMALLEST_CENTS) < 0;
  return `≈ ${isTiny ? `$${format.price(usd, TINY_DECIMALS)}` : format.currency(usd)}`;
}

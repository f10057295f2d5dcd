import { withCurrencySign } from './currency';
import { decimalParts, type MaybeDecimal } from './decimalParts';
import { formatFixed } from './number';

const DECIMALS = 2;
/** Digits of the whole part that a unit takes over, largest first. */
const UNITS: readonly (readonly [digits: number, letter: string])[] = [
  [15, 'Q'],
  [12, 'T'],
  [9, 'B'],
  [6, 'M'],
];

/** "3.22B" from a million up, else two plain decimals: "841,200.00". Cut off, never rounded up. "--" when unknown. */
export function formatCompact(value: MaybeDecimal, locale: string): string {
  const parts = decimalParts(value);
  const unit = parts && UNITS.find(([digits]) => parts.whole.length > digits);
  if (!parts || !unit) return formatFixed(value, DECIMALS, locale);
  const [digits, letter] = unit;
  const point = parts.whole.length - digits;
  const scaled = `${parts.negative ? '-' : ''}${parts.whole.slice(0, point)}.${parts.whole.slice(point)}`;
  return formatFixed(scaled, DECIMALS, locale) + letter;
}

/** `formatCompact` with a currency sign: "$3.22B". */
export function formatCompactCurrency(value: MaybeDecimal, locale: string, currency = 'USD'): string {
  return withCurrencySign(formatCompact(value, locale), decimalParts(value) !== undefined, currency);
}

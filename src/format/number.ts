import { cutTo, type DecimalParts, decimalParts, groupDigits, isZeroDigits, type MaybeDecimal, MINUS, UNKNOWN } from './decimalParts';
import { separatorsOf } from './separators';

/** Decimals an amount keeps unless told otherwise (specification section 9). */
export const DEFAULT_DECIMALS = 8;

function print(parts: DecimalParts, locale: string): string {
  const marks = separatorsOf(locale);
  const whole = groupDigits(parts.whole, marks.group);
  return parts.fraction === '' ? whole : whole + marks.decimal + parts.fraction;
}

/**
 * Exactly `decimals` places, the rest cut off (never rounded up: a balance must not look larger than it is).
 * "--" when the value is unknown.
 */
export function formatFixed(value: MaybeDecimal, decimals: number, locale: string): string {
  const parts = decimalParts(value);
  if (!parts) return UNKNOWN;
  const cut = cutTo(parts, decimals);
  return (cut.negative ? MINUS : '') + print(cut, locale);
}

/** At most `decimals` places, cut off, without zeros at the end: for amounts outside of columns. "--" when unknown. */
export function formatAmount(value: MaybeDecimal, locale: string, decimals: number = DEFAULT_DECIMALS): string {
  const parts = decimalParts(value);
  if (!parts) return UNKNOWN;
  const cut = cutTo(parts, decimals);
  const trimmed = { ...cut, fraction: cut.fraction.replace(/0+$/, '') };
  return (cut.negative ? MINUS : '') + print(trimmed, locale);
}

/**
 * With all its digits, nothing cut and nothing rounded, and zeros up to `least` places: what was charged, to the last unit. "--" when
 * unknown.
 */
export function formatExact(value: MaybeDecimal, least: number, locale: string): string {
  const digits = decimalParts(value)?.fraction.replace(/0+$/, '').length ?? 0;
  return formatFixed(value, Math.max(least, digits), locale);
}

/** As `formatFixed`, with a plus sign before gains; zero has no sign. For changes of price, profit and loss. */
export function formatSigned(value: MaybeDecimal, decimals: number, locale: string): string {
  const text = formatFixed(value, decimals, locale);
  return directionOfChange(value, decimals) === 'up' ? `+${text}` : text;
}

export type ChangeDirection = 'up' | 'down' | 'flat';

/** Which way a change points once cut to `decimals`: what prints as zero is flat. Unknown values are flat too. */
export function directionOfChange(value: MaybeDecimal, decimals: number): ChangeDirection {
  const parts = decimalParts(value);
  if (!parts) return 'flat';
  const cut = cutTo(parts, decimals);
  if (isZeroDigits(cut.whole + cut.fraction)) return 'flat';
  return cut.negative ? 'down' : 'up';
}

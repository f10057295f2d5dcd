/** A decimal string taken apart. `whole` has no leading zeros but at least one digit. */
export interface DecimalParts {
  negative: boolean;
  whole: string;
  fraction: string;
}

/** What a value may be before it is known. Absent values print `UNKNOWN`. */
export type MaybeDecimal = string | undefined | null;

/** Printed for values nobody knows (specification section 9). */
export const UNKNOWN = '--';
/** U+2212: as wide as the plus sign and never broken from its number. */
export const MINUS = '\u2212';

const PLAIN = /^(-?)(\d+)(?:\.(\d*))?$/;

/** "0012" -> "12", "000" -> "0"; "" stays. */
export const withoutIdleZeros = (whole: string) => whole.replace(/^0+(?=\d)/, '');

/** Parts of a plain decimal ("-12.50"); undefined for anything else. Works on text alone: no digit is ever lost to a float. */
export function decimalParts(value: MaybeDecimal): DecimalParts | undefined {
  const match = PLAIN.exec(value ?? '');
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  return { negative: sign === '-', whole: withoutIdleZeros(whole), fraction };
}

/** The parts cut (towards zero) to `decimals` places and filled up with zeros. What became zero has no sign. */
export function cutTo(parts: DecimalParts, decimals: number): DecimalParts {
  const fraction = parts.fraction.slice(0, decimals).padEnd(decimals, '0');
  return { whole: parts.whole, fraction, negative: parts.negative && !isZeroDigits(parts.whole + fraction) };
}

/** True for "", "0", "000": digits that say nothing. */
export function isZeroDigits(digits: string): boolean {
  return /^0*$/.test(digits);
}

/** Groups of three digits from the right: ("1234567", ",") -> "1,234,567". */
export function groupDigits(whole: string, mark: string): string {
  return whole.length < 4 ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, mark);
}

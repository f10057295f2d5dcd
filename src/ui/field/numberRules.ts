import { type Separators, separatorsOf, withoutIdleZeros } from '@/src/format';

export interface NumberRules {
  /** Decimal places kept while typing. Unlimited when absent. */
  decimalScale?: number;
  /** Fills the decimals up with zeros. */
  fixedDecimalScale?: boolean;
  /** A minus sign may be typed. */
  allowNegative?: boolean;
  /** Keeps "007"; otherwise zeros at the front go when the field is left. */
  allowLeadingZeros?: boolean;
  decimalSeparator?: string;
  thousandSeparator?: string;
  /** What the number is of, "" for nothing: may stand beside a number that is pasted, in any case, and no other unit may. */
  unit: string;
}

/**
 * The marks a number field works with: the language's own unless given.
 * @throws Error when both marks are the same: what was typed could not be told from them
 */
export function checkedSeparators({ decimalSeparator, thousandSeparator }: Partial<NumberRules>, locale: string): Separators {
  const own = separatorsOf(locale);
  const marks = { decimal: decimalSeparator ?? own.decimal, group: thousandSeparator ?? own.group };
  if (marks.decimal === marks.group) throw new Error(`Decimal and thousand separator must differ; both are "${marks.decimal}".`);
  return marks;
}

/**
 * What fills the places of a pattern that are not typed yet.
 * @throws Error when it holds digits: what was typed could not be told from them
 */
export function checkedMask<Mask extends string | string[] | undefined>(mask: Mask): Mask {
  const text = [mask ?? ''].flat().join('');
  if (/\d/.test(text)) throw new Error(`A mask must not contain digits: "${text}".`);
  return mask;
}

/** "0012.5" -> "12.5", "-007" -> "-7", ".5" -> "0.5"; the plain decimal without idle zeros at the front. */
export function withoutLeadingZeros(value: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d*)(.*)$/.exec(value) ?? [];
  return `${sign}${withoutIdleZeros(whole) || '0'}${rest}`;
}

/** "5.239" -> "5.23", "5." -> "5." while nothing is cut; all decimals when `decimals` is undefined. */
export function cutDecimals(value: string, decimals: number | undefined): string {
  const [whole = '', fraction = ''] = value.split('.');
  if (decimals === 0) return whole;
  return decimals === undefined || fraction.length <= decimals ? value : `${whole}.${fraction.slice(0, decimals)}`;
}

/** "5" -> "5.00", "5.239" -> "5.23"; "" stays. */
export function withFixedDecimals(value: string, decimals: number): string {
  if (value === '' || decimals === 0) return cutDecimals(value, decimals);
  const [whole = '', fraction = ''] = cutDecimals(value, decimals).split('.');
  return `${whole}.${fraction.padEnd(decimals, '0')}`;
}

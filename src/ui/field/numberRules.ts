import { type Separators, separatorsOf } from '@/src/format';

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
  /** A pattern of # for digits ("## / ##"); `mask` fills the places not typed yet. */
  format?: string;
  mask?: string | string[];
}

/**
 * The marks a number field works with: the language's own unless given.
 * @throws Error when both marks are the same, or when a mask holds digits: what was typed could not be told from them
 */
export function checkedSeparators(rules: NumberRules, locale: string): Separators {
  const own = separatorsOf(locale);
  const marks = { decimal: rules.decimalSeparator ?? own.decimal, group: rules.thousandSeparator ?? own.group };
  if (marks.decimal === marks.group) throw new Error(`Decimal and thousand separator must differ; both are "${marks.decimal}".`);
  if (/\d/.test([rules.mask ?? ''].flat().join(''))) throw new Error(`A mask must not contain digits: "${[rules.mask].flat().join('')}".`);
  return marks;
}

/** "0012.5" -> "12.5", "-007" -> "-7", ".5" -> "0.5"; the plain decimal without idle zeros at the front. */
export function withoutLeadingZeros(value: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)0*(\d*)(.*)$/.exec(value) ?? [];
  return `${sign}${whole || '0'}${rest}`;
}

/** "5" -> "5.00", "5.239" -> "5.23"; "" stays. */
export function withFixedDecimals(value: string, decimals: number): string {
  if (value === '') return value;
  const [whole = '', fraction = ''] = value.split('.');
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals).padEnd(decimals, '0')}`;
}

import { decimalParts, type MaybeDecimal, MINUS } from './decimalParts';
import { formatFixed } from './number';

/** Fiat amounts show two decimals, cut off (specification section 9). */
const FIAT_DECIMALS = 2;
/** Of currencies that have no smaller coin. */
const OWN_DECIMALS: Readonly<Record<string, number>> = { JPY: 0 };

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥' };

/** The number of a fiat amount alone: "48,623.25", "0.00", "--". */
export function formatFiat(value: MaybeDecimal, locale: string): string {
  return formatFixed(value, FIAT_DECIMALS, locale);
}

/** A fiat amount with its sign: "$48,623.25", "−$12.30"; a currency without a sign follows its code. Unknown: "--". */
export function formatCurrency(value: MaybeDecimal, locale: string, currency = 'USD'): string {
  const digits = formatFixed(value, OWN_DECIMALS[currency] ?? FIAT_DECIMALS, locale);
  return withCurrencySign(digits, decimalParts(value) !== undefined, currency);
}

/** Puts a currency sign on formatted digits, behind their minus sign. */
export function withCurrencySign(text: string, isKnown: boolean, currency = 'USD'): string {
  if (!isKnown) return text;
  const symbol = SYMBOLS[currency];
  if (!symbol) return `${text} ${currency}`;
  return text.startsWith(MINUS) ? `${MINUS}${symbol}${text.slice(MINUS.length)}` : `${symbol}${text}`;
}

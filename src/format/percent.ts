import { cutTo, decimalParts, type MaybeDecimal, UNKNOWN } from './decimalParts';
import { formatAmount, formatFixed, formatSigned } from './number';

const CHANGE_DECIMALS = 2;

/** A change in percent with its sign: "+2.41%", "−1.36%", "0.00%"; "--" when unknown. */
export function formatPercent(value: MaybeDecimal, locale: string, decimals: number = CHANGE_DECIMALS): string {
  const text = formatSigned(value, decimals, locale);
  return text === UNKNOWN ? text : `${text}%`;
}

/** A share or rate in percent, without a sign for gains and without zeros at the end: "42.6%", "8%". */
export function formatShare(value: MaybeDecimal, locale: string, decimals: number = CHANGE_DECIMALS): string {
  const text = formatAmount(value, locale, decimals);
  return text === UNKNOWN ? text : `${text}%`;
}

/** A share or rate in percent beside others, with two decimals, and with as many as it has up to `most`: "0.10%", "0.0125%". */
export function formatRate(value: MaybeDecimal, locale: string, most: number = CHANGE_DECIMALS): string {
  const parts = decimalParts(value);
  if (!parts) return UNKNOWN;
  const digits = cutTo(parts, most).fraction.replace(/0+$/, '').length;
  return `${formatFixed(value, Math.max(CHANGE_DECIMALS, digits), locale)}%`;
}

/**
 * Progress in percent (specification section 5): below 0 shows 0%, from 100 on 100%, unless `allowOver`. Unknown counts as 0.
 */
export function formatProgress(value: MaybeDecimal, locale: string, allowOver = false): string {
  const parts = decimalParts(value);
  if (!parts || parts.negative) return '0%';
  const isOver = parts.whole.length > 2;
  return isOver && !allowOver ? '100%' : formatShare(value, locale);
}

/** A percentage for CSS, held between 0 and 100; what is no number counts as 0. */
export function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent || 0));
}

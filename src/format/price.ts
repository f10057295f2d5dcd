import { cutTo, decimalParts, isZeroDigits, type MaybeDecimal, MINUS, UNKNOWN } from './decimalParts';
import { formatFixed } from './number';
import { separatorsOf } from './separators';

/** From so many zeros behind the decimal mark on, a price shows their count instead (0.0₄2417). */
const TINY_ZEROS = 4;
const SUBSCRIPT_ZERO = 0x2080;

export interface PriceParts {
  /** Everything before the count, or the whole text of an ordinary price. */
  lead: string;
  /** Zeros behind the decimal mark; undefined for ordinary prices. */
  zeros?: number;
  /** Digits behind the count; empty for ordinary prices. */
  digits: string;
}

/** Whether a price is written with the count of its zeros: "0.0₄2417". */
export function isTinyPrice(value: MaybeDecimal): boolean {
  const parts = decimalParts(value);
  if (parts?.whole !== '0' || isZeroDigits(parts.fraction)) return false;
  return (/^0*/.exec(parts.fraction)?.[0].length ?? 0) >= TINY_ZEROS;
}

/** A price at its tick's decimals, taken apart so that the count of zeros can be set as a small digit. */
export function priceParts(value: MaybeDecimal, decimals: number, locale: string): PriceParts {
  const parts = decimalParts(value);
  if (!parts) return { lead: UNKNOWN, digits: '' };
  const cut = cutTo(parts, decimals);
  const zeros = /^0*/.exec(cut.fraction)?.[0].length ?? 0;
  const isTiny = cut.whole === '0' && zeros >= TINY_ZEROS && !isZeroDigits(cut.fraction);
  if (!isTiny) return { lead: formatFixed(value, decimals, locale), digits: '' };
  const sign = cut.negative ? MINUS : '';
  return { lead: `${sign}0${separatorsOf(locale).decimal}0`, zeros, digits: cut.fraction.slice(zeros) };
}

/** A price as one text, the count of zeros in Unicode subscripts: for canvas, titles and copying. */
export function formatPrice(value: MaybeDecimal, decimals: number, locale: string): string {
  const { lead, zeros, digits } = priceParts(value, decimals, locale);
  return zeros === undefined ? lead : lead + subscript(zeros) + digits;
}

function subscript(count: number): string {
  return [...String(count)].map((digit) => String.fromCharCode(SUBSCRIPT_ZERO + digit.charCodeAt(0) - 48)).join('');
}

import { formatCompact } from './compact';
import { decimalParts, type MaybeDecimal } from './decimalParts';
import { formatFixed } from './number';

/** From so many digits before the mark on, a size in a narrow column is told in millions or billions. */
const COMPACT_FROM = 7;

/** A size for a narrow column: "0.05000", "841,200", and "1.64B" where it would touch the next column. Cut off. "--" when unknown. */
export function formatSize(value: MaybeDecimal, decimals: number, locale: string): string {
  const parts = decimalParts(value);
  return parts && parts.whole.length >= COMPACT_FROM ? formatCompact(value, locale) : formatFixed(value, decimals, locale);
}

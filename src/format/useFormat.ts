import { useLocale } from '@/src/i18n/useLocale';
import { formatCompact, formatCompactCurrency } from './compact';
import { formatCurrency, formatFiat } from './currency';
import { formatDate, formatDateTime, formatMoment, type Zone } from './date';
import type { MaybeDecimal } from './decimalParts';
import { formatAmount, formatExact, formatFixed, formatSigned } from './number';
import { formatPercent, formatProgress, formatRate, formatShare } from './percent';
import { formatPrice } from './price';
import { formatSize } from './size';

function bind(locale: string) {
  return {
    locale,
    fixed: (value: MaybeDecimal, decimals: number) => formatFixed(value, decimals, locale),
    amount: (value: MaybeDecimal, decimals?: number) => formatAmount(value, locale, decimals),
    exact: (value: MaybeDecimal, least: number) => formatExact(value, least, locale),
    size: (value: MaybeDecimal, decimals: number) => formatSize(value, decimals, locale),
    signed: (value: MaybeDecimal, decimals: number) => formatSigned(value, decimals, locale),
    price: (value: MaybeDecimal, decimals: number) => formatPrice(value, decimals, locale),
    fiat: (value: MaybeDecimal) => formatFiat(value, locale),
    currency: (value: MaybeDecimal, currency?: string) => formatCurrency(value, locale, currency),
    compact: (value: MaybeDecimal) => formatCompact(value, locale),
    compactCurrency: (value: MaybeDecimal, currency?: string) => formatCompactCurrency(value, locale, currency),
    percent: (value: MaybeDecimal, decimals?: number) => formatPercent(value, locale, decimals),
    share: (value: MaybeDecimal, decimals?: number) => formatShare(value, locale, decimals),
    rate: (value: MaybeDecimal, most?: number) => formatRate(value, locale, most),
    progress: (value: MaybeDecimal, allowOver?: boolean) => formatProgress(value, locale, allowOver),
    date: (ms: number, zone?: Zone) => formatDate(ms, locale, zone),
    moment: (ms: number, zone?: Zone) => formatMoment(ms, locale, zone),
    dateTime: (ms: number, zone?: Zone) => formatDateTime(ms, locale, zone),
  };
}

export type Format = ReturnType<typeof bind>;

const bound = new Map<string, Format>();

/** Every formatter in one language; the same object each time, so it may sit in dependency lists. */
export function formatIn(locale: string): Format {
  const known = bound.get(locale);
  if (known) return known;
  const made = bind(locale);
  bound.set(locale, made);
  return made;
}

/** Every formatter in the page's language. */
export function useFormat(): Format {
  return formatIn(useLocale());
}

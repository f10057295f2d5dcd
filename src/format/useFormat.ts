import { useLocale } from '@/src/i18n/useLocale';
import { timeZoneChoice } from '@/src/lib/userZone';
import { useStore } from '../lib/store/useStore';
import { formatCompact, formatCompactCurrency } from './compact';
import { formatCurrency, formatFiat, withCurrencySign } from './currency';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatHourMinute,
  formatMoment,
  formatMomentIn,
  formatMonth,
  formatMonthDay,
  type Zone,
} from './date';
import { decimalParts, type MaybeDecimal } from './decimalParts';
import { formatMegabytes } from './megabytes';
import { formatAmount, formatExact, formatFixed, formatSigned } from './number';
import { formatPercent, formatProgress, formatRate, formatShare } from './percent';
import { formatPrice } from './price';
import { formatRegion } from './region';
import { formatAgo } from './relative';
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
    currencyPrice: (value: MaybeDecimal, decimals: number, currency?: string) =>
      withCurrencySign(formatPrice(value, decimals, locale), decimalParts(value) !== undefined, currency),
    compact: (value: MaybeDecimal) => formatCompact(value, locale),
    compactCurrency: (value: MaybeDecimal, currency?: string) => formatCompactCurrency(value, locale, currency),
    percent: (value: MaybeDecimal, decimals?: number) => formatPercent(value, locale, decimals),
    share: (value: MaybeDecimal, decimals?: number) => formatShare(value, locale, decimals),
    rate: (value: MaybeDecimal, most?: number) => formatRate(value, locale, most),
    progress: (value: MaybeDecimal, allowOver?: boolean) => formatProgress(value, locale, allowOver),
    megabytes: (bytes: number) => formatMegabytes(bytes, locale),
    date: (ms: number, zone?: Zone) => formatDate(ms, locale, zone),
    day: (iso: string) => formatDay(iso, locale),
    month: (month: string) => formatMonth(month, locale),
    monthDay: (ms: number, zone?: Zone) => formatMonthDay(ms, locale, zone),
    hourMinute: (ms: number) => formatHourMinute(ms),
    moment: (ms: number, zone?: Zone) => formatMoment(ms, locale, zone),
    momentIn: (place: string, ms: number) => formatMomentIn(place, ms, locale),
    ago: (ms: number, now: number) => formatAgo(ms, now, locale),
    region: (code: string) => formatRegion(code, locale),
    dateTime: (ms: number, zone?: Zone) => formatDateTime(ms, locale, zone),
  };
}

export type Format = ReturnType<typeof bind>;

const bound = new Map<string, Format>();

const deviceClock = () => undefined;

/** Every formatter in one language; the same object each time for one clock, so it may sit in dependency lists. */
export function formatIn(locale: string, timeZone?: string): Format {
  const key = timeZone === undefined ? locale : `${locale} ${timeZone}`;
  const known = bound.get(key);
  if (known) return known;
  const made = bind(locale);
  bound.set(key, made);
  return made;
}

/** Every formatter in the page's language. Another object when the user chooses another clock, so that times are written anew. */
export function useFormat(): Format {
  return formatIn(useLocale(), useStore(timeZoneChoice, deviceClock));
}

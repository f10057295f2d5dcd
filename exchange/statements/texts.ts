import { dayStart } from '@/domain/days';
import type { StatementPaper } from '../app/statements/paper';
import { type StatementWords, statementWordsOf } from '../app/statements/words';

/** Thousands apart, as on every screen of the product; nothing is rounded. */
export function grouped(decimal: string): string {
  const [whole = '', fraction] = decimal.replace('-', '').split('.');
  const parted = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  const text = fraction === undefined ? parted : `${parted}.${fraction}`;
  return decimal.startsWith('-') ? `−${text}` : text;
}

export const cents = (decimal: string): string => {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return grouped(`${whole}.${fraction.padEnd(2, '0')}`);
};

export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** English as in Europe; digits as everywhere in the product. */
const localeOf = (language: string) => (language === 'en' ? 'en-GB' : `${language}-u-nu-latn-ca-gregory`);

/** By its month's name: of numbers nobody knows which is the month. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
/** Marks that turn the direction of a text have no sign of their own. */
const MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

export interface Texts {
  words: StatementWords;
  month: string;
  period: string;
  made: string;
  pricesOf: string;
  dayOf(day: number): string;
}

export function textsOf({ language, month, span, isOver, timeZone, madeAtMs, pricesOfDay }: StatementPaper): Texts {
  const locale = localeOf(language);
  const date = (ms: number, zone: string, style: Intl.DateTimeFormatOptions = DAY) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: zone, hourCycle: 'h23' }).format(ms).replace(MARKS, '');
  const moment = (ms: number) => date(ms, timeZone, { ...DAY, hour: '2-digit', minute: '2-digit' });
  const words = statementWordsOf(language);
  return {
    words,
    month: date(Date.parse(`${month}-15T12:00:00Z`), 'UTC', { month: 'long', year: 'numeric' }),
    period: `${date(span.fromMs, timeZone)} – ${isOver ? date(span.toMs - 1, timeZone) : moment(span.toMs)}, ${timeZone}`,
    made: moment(madeAtMs),
    pricesOf: pricesOfDay === undefined ? moment(madeAtMs) : `${date(dayStart(pricesOfDay), 'UTC')} UTC`,
    dayOf: (day) => date(dayStart(day), 'UTC'),
  };
}

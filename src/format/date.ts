import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/bg';
import 'dayjs/locale/es';
import 'dayjs/locale/it';
import 'dayjs/locale/pt';
import 'dayjs/locale/zh-cn';
import 'dayjs/locale/zh-tw';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

/** Whose clock a time is read on. The reader always sees which: UTC times carry the word. */
export type Zone = 'local' | 'utc';

const dayjsLocales: Readonly<Record<string, string>> = {
  'ar-AE': 'ar',
  bg: 'bg',
  es: 'es',
  'it-IT': 'it',
  'pt-PT': 'pt',
  'zh-MY': 'zh-cn',
  'zh-TW': 'zh-tw',
};
const patterns = {
  day: { date: 'D MMM YYYY', dateTime: 'D MMM YYYY, HH:mm:ss' },
  chinese: { date: 'YYYY年M月D日', dateTime: 'YYYY年M月D日 HH:mm:ss' },
};

function at(ms: number, locale: string, zone: Zone): Dayjs {
  const moment = zone === 'utc' ? dayjs.utc(ms) : dayjs(ms);
  return moment.locale(dayjsLocales[locale] ?? 'en');
}

const named = (text: string, zone: Zone) => (zone === 'utc' ? `${text} UTC` : text);
const patternOf = (locale: string) => (locale.startsWith('zh') ? patterns.chinese : patterns.day);

/** "21 Nov 2026". `ms` since 1970 UTC. Local days need the reader's browser: render them after hydration. */
export function formatDate(ms: number, locale: string, zone: Zone = 'local'): string {
  return named(at(ms, locale, zone).format(patternOf(locale).date), zone);
}

/** "21 Nov 2026, 12:41:07", or "… UTC". */
export function formatDateTime(ms: number, locale: string, zone: Zone = 'local'): string {
  return named(at(ms, locale, zone).format(patternOf(locale).dateTime), zone);
}

/** "12:41:07"; 24 hours in every language. */
export function formatTime(ms: number, zone: Zone = 'local'): string {
  return named(at(ms, 'en', zone).format('HH:mm:ss'), zone);
}

/** "2026-11-21": the key by which lists are grouped into days, on the same clock as the printed dates. */
export function dayKey(ms: number, zone: Zone = 'local'): string {
  return at(ms, 'en', zone).format('YYYY-MM-DD');
}

/** Time left as "09:41" or "1:02:03"; never below "00:00". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(left / 3600);
  const clock = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

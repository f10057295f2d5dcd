import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { timeZoneChoice, userOffsetMinutes, zoneOffsetMinutes } from '@/src/lib/userZone';
import { inOwnDirection } from './isolated';

dayjs.extend(utc);

/** Whose clock a time is read on: the user's, of the device or the place they chose; or UTC, and such times carry the word. */
export type Zone = 'local' | 'utc';

const CLOCK = 'HH:mm:ss';
const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
const monthNames = new Map<string, readonly string[]>();

/** The first question of this kind takes a browser 20 ms, and a phone several times that. */
function namesByBrowser(locale: string): readonly string[] {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return MONTHS.map((month) => (locale.startsWith('ar') ? format(month) : format(month).slice(0, 3)));
}

/**
 * The months of a language, short: three letters, and whole where letters are joined. English is dayjs's own. From the browser: the names
 * of seven languages would weigh as much as dayjs itself.
 */
function monthsIn(locale: string): readonly string[] {
  const known = monthNames.get(locale);
  if (known) return known;
  const names = locale === 'en' ? MONTHS.map((month) => dayjs.utc(month).format('MMM')) : namesByBrowser(locale);
  monthNames.set(locale, names);
  return names;
}

const two = (value: number) => String(value).padStart(2, '0');

function at(ms: number, zone: Zone): Dayjs {
  if (zone === 'utc') return dayjs.utc(ms);
  // The fields of the chosen place's clock are those of UTC, so much later.
  return timeZoneChoice.getSnapshot() === undefined ? dayjs(ms) : dayjs.utc(ms + userOffsetMinutes(ms) * 60_000);
}

function dateText(moment: Dayjs, locale: string): string {
  if (locale.startsWith('zh')) return moment.format('YYYY年M月D日');
  return `${moment.date()} ${monthsIn(locale)[moment.month()]} ${moment.year()}`;
}

/** "21 Nov". */
const dayText = (moment: Dayjs, locale: string) =>
  locale.startsWith('zh') ? moment.format('M月D日') : `${moment.date()} ${monthsIn(locale)[moment.month()]}`;

const named = (text: string, zone: Zone) => (zone === 'utc' ? `${text} UTC` : text);

/** An Arabic date keeps its order among numbers, too: "21 نوفمبر 2026" would become "21 2026 نوفمبر". */
const kept = (text: string, locale: string) => (locale.startsWith('ar') ? inOwnDirection(text) : text);

/** "21 Nov 2026". `ms` since 1970 UTC. Local days need the user's browser: render them after hydration. */
export function formatDate(ms: number, locale: string, zone: Zone = 'local'): string {
  return kept(named(dateText(at(ms, zone), locale), zone), locale);
}

/** A day of the calendar, on nobody's clock: "2026-11-21" as "21 Nov 2026". */
export const formatDay = (iso: string, locale: string): string => kept(dateText(at(Date.parse(iso), 'utc'), locale), locale);

/** A month of the calendar: "2026-11" as "November 2026". */
export const formatMonth = (month: string, locale: string): string =>
  kept(
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      Date.parse(month),
    ),
    locale,
  );

/** "21 Nov 2026, 12:41:07", or "… UTC". */
export function formatDateTime(ms: number, locale: string, zone: Zone = 'local'): string {
  const moment = at(ms, zone);
  return kept(named(`${dateText(moment, locale)}${separatorOf(locale)}${moment.format(CLOCK)}`, zone), locale);
}

/** "21 Nov, 12:41", or "… UTC": a moment of these days, to the minute. */
export function formatMoment(ms: number, locale: string, zone: Zone = 'local'): string {
  return kept(named(momentText(at(ms, zone), locale), zone), locale);
}

/** The same on the clock of a place, which whoever shows it names beside it. IANA name. */
export function formatMomentIn(place: string, ms: number, locale: string): string {
  return kept(momentText(dayjs.utc(ms + zoneOffsetMinutes(place, ms) * 60_000), locale), locale);
}

const momentText = (moment: Dayjs, locale: string) => `${dayText(moment, locale)}${separatorOf(locale)}${moment.format('HH:mm')}`;

/** Between a date and its time. */
function separatorOf(locale: string): string {
  if (locale.startsWith('zh')) return ' ';
  return locale.startsWith('ar') ? '، ' : ', ';
}

/** "21 Nov": a day near enough to need no year. */
export const formatMonthDay = (ms: number, locale: string, zone: Zone = 'local'): string =>
  kept(named(dayText(at(ms, zone), locale), zone), locale);

export type AxisPart = 'year' | 'month' | 'day' | 'time';

/**
 * One part of a moment for the axis of a chart: "2026", "Nov", "21 Nov" or "12:41". A chart knows UTC alone, so `ms` is a moment whose
 * UTC fields are the ones to show, whatever clock they are of.
 */
export function formatAxisTime(ms: number, locale: string, part: AxisPart): string {
  const moment = at(ms, 'utc');
  const isChinese = locale.startsWith('zh');
  switch (part) {
    case 'year':
      return moment.format(isChinese ? 'YYYY年' : 'YYYY');
    case 'month':
      return isChinese ? moment.format('M月') : (monthsIn(locale)[moment.month()] ?? '');
    case 'day':
      return dayText(moment, locale);
    case 'time':
      return moment.format('HH:mm');
  }
}

const weekdays = new Map<string, Intl.DateTimeFormat>();

/** The weekday of a calendar day as a heading: "2026-11-21" as "Saturday". */
export function formatWeekday(iso: string, locale: string): string {
  const names = weekdays.get(locale) ?? new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  weekdays.set(locale, names);
  const name = names.format(Date.parse(iso));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** "12:41", under the day it belongs to. */
export function formatHourMinute(ms: number): string {
  return at(ms, 'local').format('HH:mm');
}

/** "12:41:07"; 24 hours in every language. */
export function formatTime(ms: number, zone: Zone = 'local'): string {
  return named(at(ms, zone).format(CLOCK), zone);
}

/** "2026-11-21": the key by which lists are grouped into days, on the same clock as the printed dates. */
export function dayKey(ms: number, zone: Zone = 'local'): string {
  return at(ms, zone).format('YYYY-MM-DD');
}

/** Time left as "09:41" or "1:02:03"; never below "00:00". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / 3600);
  const clock = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

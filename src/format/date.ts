/** Whose clock a time is read on. The reader always sees which: UTC times carry the word. */
export type Zone = 'local' | 'utc';

const MONTHS = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 15));
const monthNames = new Map<string, readonly string[]>();

/** The months of a language, short: three letters, and whole where letters are joined. */
function monthsIn(locale: string): readonly string[] {
  const known = monthNames.get(locale);
  if (known) return known;
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = MONTHS.map((month) => (locale.startsWith('ar') ? format(month) : format(month).slice(0, 3)));
  monthNames.set(locale, names);
  return names;
}

const two = (value: number) => String(value).padStart(2, '0');

interface Moment {
  year: number;
  /** From 0. */
  month: number;
  day: number;
  /** "12:41:07" */
  clock: string;
}

function at(ms: number, zone: Zone): Moment {
  // Moved by the zone's distance, the UTC fields of a date read as its local ones.
  const date = new Date(ms);
  const read = zone === 'utc' ? date : new Date(ms - date.getTimezoneOffset() * 60_000);
  const clock = [read.getUTCHours(), read.getUTCMinutes(), read.getUTCSeconds()].map(two).join(':');
  return { year: read.getUTCFullYear(), month: read.getUTCMonth(), day: read.getUTCDate(), clock };
}

function dateText({ year, month, day }: Moment, locale: string): string {
  if (locale.startsWith('zh')) return `${year}年${month + 1}月${day}日`;
  return `${day} ${monthsIn(locale)[month]} ${year}`;
}

const named = (text: string, zone: Zone) => (zone === 'utc' ? `${text} UTC` : text);

/** "21 Nov 2026". `ms` since 1970 UTC. Local days need the reader's browser: render them after hydration. */
export function formatDate(ms: number, locale: string, zone: Zone = 'local'): string {
  return named(dateText(at(ms, zone), locale), zone);
}

/** "21 Nov 2026, 12:41:07", or "… UTC". */
export function formatDateTime(ms: number, locale: string, zone: Zone = 'local'): string {
  const moment = at(ms, zone);
  const separator = locale.startsWith('zh') ? ' ' : ', ';
  return named(`${dateText(moment, locale)}${separator}${moment.clock}`, zone);
}

export type AxisPart = 'year' | 'month' | 'day' | 'time';

/**
 * One part of a moment for the axis of a chart: "2026", "Nov", "21 Nov" or "12:41". A chart knows UTC alone, so `ms` is a moment whose
 * UTC fields are the ones to show, whatever clock they are of.
 */
export function formatAxisTime(ms: number, locale: string, part: AxisPart): string {
  const { year, month, day, clock } = at(ms, 'utc');
  const isChinese = locale.startsWith('zh');
  switch (part) {
    case 'year':
      return isChinese ? `${year}年` : String(year);
    case 'month':
      return isChinese ? `${month + 1}月` : (monthsIn(locale)[month] ?? '');
    case 'day':
      return isChinese ? `${month + 1}月${day}日` : `${day} ${monthsIn(locale)[month]}`;
    case 'time':
      return clock.slice(0, 5);
  }
}

/** "12:41:07"; 24 hours in every language. */
export function formatTime(ms: number, zone: Zone = 'local'): string {
  return named(at(ms, zone).clock, zone);
}

/** "2026-11-21": the key by which lists are grouped into days, on the same clock as the printed dates. */
export function dayKey(ms: number, zone: Zone = 'local'): string {
  const { year, month, day } = at(ms, zone);
  return `${year}-${two(month + 1)}-${two(day)}`;
}

/** Time left as "09:41" or "1:02:03"; never below "00:00". */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(left / 3600);
  const clock = `${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

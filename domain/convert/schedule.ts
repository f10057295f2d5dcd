import { assertNever } from '../assertNever';

/** How often a recurring conversion runs. */
export const EVERY = ['DAY', 'WEEK', 'MONTH'] as const;
export type Every = (typeof EVERY)[number];

export interface Schedule {
  every: Every;
  /** Of the week (1 Monday to 7 Sunday) or of the month (1 to 31; its last day where it has fewer). Nothing to a daily one. */
  day: number;
  /** Minutes after midnight. */
  minute: number;
  /** IANA time zone the day and the minute are of. */
  timeZone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days looked at at most: a month, and the rest of this one. */
const DAYS_AHEAD = 63;

/** What clocks in a zone are ahead of UTC at a moment, ms. */
function offsetAt(ms: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(ms);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - Math.floor(ms / 1000) * 1000;
}

/**
 * The moment clocks show a day (whole days since 1970) and minute. A time that is skipped when clocks go forward comes as much later, one
 * that comes twice is the first.
 */
function momentOf(day: number, minute: number, timeZone: string): number {
  const shown = day * DAY_MS + minute * MINUTE_MS;
  const before = shown - offsetAt(shown - DAY_MS, timeZone);
  const after = shown - offsetAt(shown + DAY_MS, timeZone);
  const [first, second] = before < after ? [before, after] : [after, before];
  const isShown = (ms: number) => ms + offsetAt(ms, timeZone) === shown;
  return isShown(first) ? first : isShown(second) ? second : before;
}

const daysInMonth = (date: Date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

function isDayOf({ every, day }: Schedule, dayNumber: number): boolean {
  const date = new Date(dayNumber * DAY_MS);
  switch (every) {
    case 'DAY':
      return true;
    case 'WEEK':
      return (date.getUTCDay() || 7) === day;
    case 'MONTH':
      return date.getUTCDate() === Math.min(day, daysInMonth(date));
    default:
      return assertNever(every);
  }
}

/** The first time behind a moment, ms since 1970. */
export function nextDue(schedule: Schedule, afterMs: number): number {
  const { minute, timeZone } = schedule;
  const today = Math.floor((afterMs + offsetAt(afterMs, timeZone)) / DAY_MS);
  // Yesterday's may be behind the moment where a skipped time came later.
  for (let day = today - 1; day <= today + DAYS_AHEAD; day += 1) {
    if (!isDayOf(schedule, day)) continue;
    const due = momentOf(day, minute, timeZone);
    if (due > afterMs) return due;
  }
  throw new RangeError(`a ${schedule.every} on ${schedule.day} never comes`);
}

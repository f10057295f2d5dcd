import { assertNever } from '../assertNever';
import { momentOf, offsetAt } from '../zonedTime';

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
/** Days looked at at most: a month, and the rest of this one. */
const DAYS_AHEAD = 63;

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

import { readerDay, readerDayStart } from '@/src/state/historyList';

/** How far back, in days of the user's calendar, today among them. */
export const PERIODS = [7, 30, 90] as const;
export type Period = (typeof PERIODS)[number] | 'all' | 'custom';

/** From the first moment, before the last; undefined: without end. */
export interface Span {
  from: number | undefined;
  to: number | undefined;
}

const DAY_MS = 86_400_000;

const dayAway = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export function spanOf(period: Exclude<Period, 'custom'>, now: number): Span {
  if (period === 'all') return { from: undefined, to: undefined };
  return { from: readerDayStart(dayAway(readerDay(now), 1 - period)), to: undefined };
}

/** Two days of the calendar, both of them whole; an empty one is no end. */
export const spanOfDays = (first: string, last: string): Span => ({
  from: first === '' ? undefined : readerDayStart(first),
  to: last === '' ? undefined : readerDayStart(dayAway(last, 1)),
});

/** The days a span is of, as calendars write them: YYYY-MM-DD; empty where it has no end. */
export const daysOf = ({ from, to }: Span): { first: string; last: string } => ({
  first: from === undefined ? '' : readerDay(from),
  last: to === undefined ? '' : readerDay(to - 1),
});

/** Which of the periods a span is. */
export function periodOf(span: Span, now: number): Period {
  if (span.from === undefined && span.to === undefined) return 'all';
  return PERIODS.find((period) => span.to === undefined && spanOf(period, now).from === span.from) ?? 'custom';
}

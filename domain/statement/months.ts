import { dayIn, momentOf } from '../zonedTime';

const DAY_MS = 86_400_000;

/** Moments from the first, before the last, ms. */
export interface Span {
  fromMs: number;
  toMs: number;
}

const numbersOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return { year, index: number - 1 };
};

const firstDay = (year: number, index: number) => Date.UTC(year, index, 1) / DAY_MS;

/** The month (`2026-10`) clocks in a zone show at a moment. */
export const monthAt = (ms: number, timeZone: string): string => new Date(dayIn(ms, timeZone) * DAY_MS).toISOString().slice(0, 7);

/** From the first midnight of a month to that of the next, by the clocks of a zone. */
export function monthSpan(month: string, timeZone: string): Span {
  const { year, index } = numbersOf(month);
  return { fromMs: momentOf(firstDay(year, index), 0, timeZone), toMs: momentOf(firstDay(year, index + 1), 0, timeZone) };
}

/** Every month that has begun from a moment on, the latest first. */
export function monthsSince(sinceMs: number, nowMs: number, timeZone: string): string[] {
  const months: string[] = [];
  const first = monthAt(sinceMs, timeZone);
  for (let month = monthAt(nowMs, timeZone); month >= first; ) {
    months.push(month);
    const { year, index } = numbersOf(month);
    month = new Date(Date.UTC(year, index - 1, 1)).toISOString().slice(0, 7);
  }
  return months;
}

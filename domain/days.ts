/** Days are those of UTC, counted from 1970-01-01. */
const DAY_MS = 86_400_000;

export const dayNumber = (atMs: number): number => Math.floor(atMs / DAY_MS);

/** The first millisecond of a day. */
export const dayStart = (day: number): number => day * DAY_MS;

/** `2026-11-24`: how postings name a day. */
export const dayName = (day: number): string => new Date(dayStart(day)).toISOString().slice(0, 10);

/** Days are those of UTC, counted from 1970-01-01; hours likewise. */
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

export const dayNumber = (atMs: number): number => Math.floor(atMs / DAY_MS);

/** The first millisecond of a day. */
export const dayStart = (day: number): number => day * DAY_MS;

/** `2026-11-24`: how postings name a day. */
export const dayName = (day: number): string => new Date(dayStart(day)).toISOString().slice(0, 10);

export const hourNumber = (atMs: number): number => Math.floor(atMs / HOUR_MS);

/** The first millisecond of an hour. */
export const hourStart = (hour: number): number => hour * HOUR_MS;

/** The first hour of a day, and the one that ends with it. */
export const firstHourOf = (day: number): number => day * DAY_HOURS;
export const lastHourOf = (day: number): number => firstHourOf(day + 1) - 1;

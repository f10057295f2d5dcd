export const PERIODS = ['week', 'month', 'year'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const DAYS: Record<Period, number> = { week: 7, month: 30, year: 365 };

/** When a period that ends today began: the start of a UTC day, so that the question stays the same while its user pages. */
export function startOf(period: Period, now: number): number {
  return (Math.floor(now / DAY_MS) - DAYS[period]) * DAY_MS;
}

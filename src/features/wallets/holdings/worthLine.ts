import type { Worth } from '@/contract/wallet';
import { compare, divide, multiply, subtract } from '@/domain/money/decimal';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PERCENT_DECIMALS = 2;

/** How far back a line reaches, and how far its points are apart, ms. */
export const WORTH_RANGES = {
  day: { span: DAY_MS, step: HOUR_MS },
  week: { span: 7 * DAY_MS, step: DAY_MS },
  month: { span: 30 * DAY_MS, step: DAY_MS },
  year: { span: 365 * DAY_MS, step: DAY_MS },
} as const;
export type WorthRange = keyof typeof WORTH_RANGES;

/** What has to be asked for to draw every range but the longest: one step more than it is long, and one for a clock that is not ours. */
export const RECENT = { days: 32, hours: 26 } as const;
export const WHOLE_YEAR = { days: 366 } as const;

export interface WorthPoint {
  at: number;
  /** In US dollars. */
  value: string;
}

/** What there was at the ends of hours or days that are over. */
function ended({ days, hours }: Worth, range: WorthRange, nowMs: number): WorthPoint[] {
  const points =
    range === 'day'
      ? hours.map(({ hour, usd }) => ({ at: hour + HOUR_MS, value: usd }))
      : days.map(({ day, usd }) => ({ at: day + DAY_MS, value: usd }));
  return points.filter(({ at }) => at < nowMs);
}

/** The last point that is at least as old as the range is long; undefined where nobody wrote one down about then. */
function startOf(points: readonly WorthPoint[], range: WorthRange, nowMs: number): WorthPoint | undefined {
  const { span, step } = WORTH_RANGES[range];
  const start = points.findLast(({ at }) => at <= nowMs - span);
  return start && start.at > nowMs - span - step ? start : undefined;
}

/** What there was when each hour (of a day) or day ended, from as far back as the range reaches, and what there is now. */
export function worthLine(worth: Worth, range: WorthRange, total: string, nowMs: number): WorthPoint[] {
  const points = ended(worth, range, nowMs);
  const from = startOf(points, range, nowMs)?.at ?? nowMs - WORTH_RANGES[range].span;
  return [...points.filter(({ at }) => at >= from), { at: nowMs, value: total }];
}

export interface WorthChange {
  usd: string;
  /** undefined: there was nothing. */
  percent: string | undefined;
}

/** How what there is differs from what there was then: 24 hours ago by the hour, 30 days by the day; undefined where nobody knows. */
export function changeOver(range: 'day' | 'month', worth: Worth, total: string, nowMs: number): WorthChange | undefined {
  const before = startOf(ended(worth, range, nowMs), range, nowMs)?.value;
  if (before === undefined) return undefined;
  const usd = subtract(total, before);
  const percent = compare(before, '0') > 0 ? divide(multiply(usd, '100'), before, 'down', PERCENT_DECIMALS) : undefined;
  return { usd, percent };
}

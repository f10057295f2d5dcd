import type { Worth } from '@/contract/wallet';
import { compare, divide, multiply, subtract } from '@/domain/money/decimal';

const DAY_MS = 86_400_000;
const PERCENT_DECIMALS = 2;

export interface WorthPoint {
  at: number;
  /** In US dollars. */
  value: string;
}

type Days = Worth['days'];

/** What there was when each day ended, and what there is now. */
export function worthLine(days: Days, total: string, nowMs: number): WorthPoint[] {
  const ended = days.map(({ day, usd }) => ({ at: day + DAY_MS, value: usd })).filter(({ at }) => at < nowMs);
  return [...ended, { at: nowMs, value: total }];
}

export interface WorthChange {
  usd: string;
  /** undefined: there was nothing. */
  percent: string | undefined;
}

/** How that differs from what there was when yesterday (UTC) ended; undefined where nobody wrote that down. */
export function changeToday(days: Days, total: string, nowMs: number): WorthChange | undefined {
  const today = Math.floor(nowMs / DAY_MS) * DAY_MS;
  const before = days.find(({ day }) => day === today - DAY_MS)?.usd;
  if (before === undefined) return undefined;
  const usd = subtract(total, before);
  const percent = compare(before, '0') > 0 ? divide(multiply(usd, '100'), before, 'down', PERCENT_DECIMALS) : undefined;
  return { usd, percent };
}

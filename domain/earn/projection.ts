import { add, divide, multiply } from '../money/decimal';
import { DAY_MS, DAYS_A_YEAR } from './interest';

// The same interest on decimals, for showing it: always rounded down, so that nobody is shown more than they get.

const SHOWN_YEAR = String(DAYS_A_YEAR * DAY_MS * 100);

/** What a principal earns at a rate a year in percent over so many ms, kept to `decimals` places. */
export function interestOver(principal: string, aprPercent: string, ms: number, decimals: number): string {
  return divide(multiply(multiply(principal, aprPercent), String(Math.max(0, Math.floor(ms)))), SHOWN_YEAR, 'down', decimals);
}

export const interestOverDays = (principal: string, aprPercent: string, days: number, decimals: number): string =>
  interestOver(principal, aprPercent, days * DAY_MS, decimals);

/** A plan as its owner is shown it. */
export interface ShownPlan {
  principal: string;
  aprPercent: string;
  /** What was paid, what is counted besides up to `countedAt`. */
  paid: string;
  pending: string;
  countedAt: number;
  endsAt: number | null;
}

/** What is earned and not paid yet, at a moment. */
export function unpaidAt({ principal, aprPercent, pending, countedAt, endsAt }: ShownPlan, now: number, decimals: number): string {
  const until = endsAt === null ? now : Math.min(now, endsAt);
  const running = interestOver(principal, aprPercent, until - countedAt, 18);
  return divide(add(pending, running), '1', 'down', decimals);
}

/** All it has earned, at a moment. */
export const earnedAt = (plan: ShownPlan, now: number, decimals: number): string => add(plan.paid, unpaidAt(plan, now, decimals));

import { dayNumber, dayStart } from '../days';
import { toUnits } from '../money/units';

// Interest, exactly. A rate is an APR: so much a year on the principal alone, never on interest. Days are counted ACT/365: every day is a
// 365th of a year, in leap years too, and a part of a day is that part of it, to the millisecond. Units are those of the ledger.

/** A year as rates count it. */
export const DAYS_A_YEAR = 365;
export const DAY_MS = 86_400_000;
const YEAR_MS = DAYS_A_YEAR * DAY_MS;

/** Rates are millionths: "6.2" percent is 62 000. */
const PERCENT_DECIMALS = 4;
const MILLION = 1_000_000n;

/** How many shares are one unit: what is counted is whole at any time, so that nothing is lost between two payments. */
export const SHARES_PER_UNIT = MILLION * BigInt(YEAR_MS);

/** Millionths of a rate in percent; undefined when it is finer than that, or none. */
export const ratePpmOf = (aprPercent: string): bigint | undefined => toUnits(aprPercent, PERCENT_DECIMALS);

/** What a principal earns from one moment to another, in shares; nothing when time ran backwards. */
export function sharesOf(principal: bigint, ratePpm: bigint, fromMs: number, toMs: number): bigint {
  return toMs > fromMs ? principal * ratePpm * BigInt(toMs - fromMs) : 0n;
}

/** Whole units out of shares, rounded down; the rest is carried on. */
export function wholeUnits(shares: bigint): { units: bigint; rest: bigint } {
  return { units: shares / SHARES_PER_UNIT, rest: shares % SHARES_PER_UNIT };
}

/** What a plan stands at. */
export interface Counted {
  principal: bigint;
  /** Up to here interest is counted. */
  countedMs: number;
  /** What is counted and not paid yet. */
  shares: bigint;
  /** When its term ends; null on flexible plans. */
  endMs: number | null;
}

/** What is due for a day, or for the part of it that a plan ran. */
export interface DayReward {
  day: number;
  amount: bigint;
  /** How the plan stands once it is paid. */
  after: Pick<Counted, 'countedMs' | 'shares'>;
}

/** Millionths that hold on a day. */
export type RateOn = (day: number) => bigint;

/**
 * What is due: of each day (UTC) that has ended, and of the last one that has only begun where the plan ends now. At most `limit` days;
 * a day that gives no whole unit is there too, with nothing to pay, and its shares go on to the next.
 */
export function dueRewards(
  plan: Counted,
  rateOn: RateOn,
  nowMs: number,
  { endsNow = false, limit = Number.POSITIVE_INFINITY } = {},
): DayReward[] {
  const stop = Math.min(nowMs, plan.endMs ?? nowMs);
  const isOver = endsNow || (plan.endMs !== null && nowMs >= plan.endMs);
  const until = isOver ? stop : dayStart(dayNumber(stop));
  const rewards: DayReward[] = [];
  let { countedMs, shares } = plan;
  while (countedMs < until && rewards.length < limit) {
    const day = dayNumber(countedMs);
    const toMs = Math.min(dayStart(day + 1), until);
    const { units, rest } = wholeUnits(shares + sharesOf(plan.principal, rateOn(day), countedMs, toMs));
    countedMs = toMs;
    shares = rest;
    rewards.push({ day, amount: units, after: { countedMs, shares } });
  }
  return rewards;
}

/** Counts up to now within the day, without paying: what a changed principal is changed after. Whole days are paid before. */
export function countedTo(plan: Counted, rateOn: RateOn, nowMs: number): Pick<Counted, 'countedMs' | 'shares'> {
  const toMs = Math.max(plan.countedMs, Math.min(nowMs, plan.endMs ?? nowMs));
  return { countedMs: toMs, shares: plan.shares + sharesOf(plan.principal, rateOn(dayNumber(plan.countedMs)), plan.countedMs, toMs) };
}

/** When there is next something to do: a day ends, or the term does. */
export const nextDueMs = ({ countedMs, endMs }: Pick<Counted, 'countedMs' | 'endMs'>): number =>
  Math.min(dayStart(dayNumber(countedMs) + 1), endMs ?? Number.POSITIVE_INFINITY);

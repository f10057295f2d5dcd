import type { CallData } from '@/contract/calls';
import { add, compare, divide, isZero, max } from '@/domain/money/decimal';

export interface Month {
  /** 0 to 11, in UTC. */
  month: number;
  value: string;
  /** Of the highest month, 0 to 1. */
  height: string;
}

/** Twelve months of a year from its days; those of the year of `now` that are still to come are left out. */
export function monthsOf({ year, days }: CallData<'referralEarnings'>, now: number): Month[] {
  const today = new Date(now);
  const count = today.getUTCFullYear() === year ? today.getUTCMonth() + 1 : 12;
  const sums = Array.from({ length: count }, () => '0');
  for (const { day, value } of days) {
    const month = new Date(day).getUTCMonth();
    sums[month] = add(sums[month] ?? '0', value);
  }
  const highest = max('0', ...sums);
  const heightOf = (value: string) => (isZero(highest) ? '0' : divide(value, highest, 'down', 4));
  return sums.map((value, month) => ({ month, value, height: heightOf(value) }));
}

/** Places of a value in USDT: cents, and all there are of what is less. */
export const valueDecimals = (value: string): number | undefined => (isZero(value) || compare(value, '0.01') >= 0 ? 2 : undefined);

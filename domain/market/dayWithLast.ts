import { compare, divide, max, min, multiply, subtract } from '../money/decimal';

interface Day {
  last: string | null;
  open: string | null;
  high: string | null;
  low: string | null;
  change: string | null;
  changePercent: string | null;
}

/**
 * A day's figures as its last price makes them: figures are collected for a while, and a price that is newer must not stand above the
 * day's high, nor beside the change of the price before it.
 */
export function dayWithLast<Figures extends Day>(day: Figures): Figures {
  const { last, open, high, low } = day;
  if (last === null || open === null || compare(open, '0') <= 0) return day;
  const change = subtract(last, open);
  return {
    ...day,
    high: high === null ? last : max(high, last),
    low: low === null ? last : min(low, last),
    change,
    changePercent: divide(multiply(change, '100'), open, 'half-up', 2),
  };
}

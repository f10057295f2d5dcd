import type { KlineInterval } from '@/domain/chart/intervals';

/** Those that most readers keep when there is room for few. */
const FIRST: readonly KlineInterval[] = ['1h', '4h', '1d', '15m', '5m', '1m', '1w'];

/** Intervals in the order in which they deserve a button: the chosen one, then the usual ones, then the rest by length. */
export function byImportance(intervals: readonly KlineInterval[], chosen: KlineInterval): KlineInterval[] {
  const order = [...new Set([chosen, ...FIRST, ...intervals])];
  return order.filter((interval) => intervals.includes(interval));
}

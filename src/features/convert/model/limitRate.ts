import { spokenRate } from '@/domain/convert/spokenRate';
import { compare, divide, isZero, multiply, subtract } from '@/domain/money/decimal';

interface Limit {
  from: string;
  to: string;
  give: string;
  get: string;
}

export interface LimitRate {
  /** What one of the dearer coin has to cost in the other: at least so much, or at most. */
  sign: '≥' | '≤';
  price: string;
  unit: string;
}

/** When a limit converts, as people say it. */
export function limitRate({ from, to, give, get }: Limit): LimitRate | undefined {
  const rate = spokenRate(from, to, give, get);
  return rate && { sign: rate.one === from ? '≥' : '≤', price: rate.price, unit: rate.unit };
}

/**
 * By how many per cent that price has to move, up or down, until the limit converts; "0" where it is there. Rounded away from nothing: a limit
 * is not there before it is.
 * @param now what would be got now for the same amount, decimals
 */
export function toGo(limit: Limit, now: string): string | undefined {
  const rate = limitRate(limit);
  if (!rate || isZero(now)) return undefined;
  if (compare(now, limit.get) >= 0) return '0';
  const missing = multiply(subtract(limit.get, now), '100');
  return rate.sign === '≥' ? divide(missing, now, 'up', 2) : `-${divide(missing, limit.get, 'up', 2)}`;
}

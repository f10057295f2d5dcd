import { compare, divide, multiply, subtract } from '@/domain/money/decimal';

/**
 * By how many per cent a rate has to rise until a limit converts; "0" where it is there.
 * @param wanted what is to be got, decimals
 * @param now what would be got now for the same amount, decimals above zero
 */
export function toGo(wanted: string, now: string): string {
  if (compare(now, wanted) >= 0) return '0';
  return divide(multiply(subtract(wanted, now), '100'), now, 'up', 2);
}

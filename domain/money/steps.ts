import { add, max, multiply, roundTo, subtract } from './decimal';

/**
 * A decimal `count` increments up (positive) or down, exactly. A value between two increments first goes to the next one in that
 * direction, as its first step. Never below `least`.
 */
export function stepped(value: string, increment: string, count: number, least: string): string {
  const isUp = count > 0;
  const onGrid = roundTo(value, increment, isUp ? 'down' : 'up');
  const distance = multiply(increment, String(Math.abs(count)));
  return max(least, isUp ? add(onGrid, distance) : subtract(onGrid, distance));
}

import { asSafeNumber, fromUnits, toUnits } from './units';

// Prices and quantities on an exchange are whole multiples of an increment: ticks and lots.

/** Decimals an increment needs: "0.010" -> 2, "1" -> 0, "10" -> 0. */
export function decimalsOf(increment: string): number {
  const point = increment.indexOf('.');
  if (point < 0) return 0;
  let end = increment.length;
  while (increment[end - 1] === '0') end -= 1;
  return Math.max(0, end - point - 1);
}

/**
 * How many increments a decimal is: ("96482.1", "0.1") -> 964821. Undefined when it is no plain decimal, no whole multiple,
 * or more than a safe integer holds. Throws a RangeError when the increment is not a positive decimal.
 */
export function toMultiples(decimal: string, increment: string): number | undefined {
  const scale = decimalsOf(increment);
  const step = stepOf(increment, scale);
  const units = toUnits(decimal, scale);
  if (units === undefined || units % step !== 0n) return undefined;
  return asSafeNumber(units / step);
}

/** The decimal of a count of increments: (964821, "0.1") -> "96482.1". */
export function fromMultiples(count: number, increment: string): string {
  const scale = decimalsOf(increment);
  return fromUnits(BigInt(count) * stepOf(increment, scale), scale);
}

function stepOf(increment: string, scale: number): bigint {
  const step = toUnits(increment, scale);
  if (step === undefined || step <= 0n) throw new RangeError(`not an increment: ${increment}`);
  return step;
}

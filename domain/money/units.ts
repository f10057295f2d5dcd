import type { Rounding } from './rounding';

// Exact money on the server: a decimal string becomes an integer of 10^-scale units and back. No floats anywhere.

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * "1.25" at scale 8 -> 125000000n. Undefined when the text is no plain decimal or holds more decimals than the scale keeps
 * (zeros at its end do not count: "1.10" fits scale 1).
 */
export function toUnits(decimal: string, scale: number): bigint | undefined {
  const match = DECIMAL.exec(decimal);
  if (match === null) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const significant = trimZeros(fraction);
  if (significant.length > scale) return undefined;
  const units = BigInt(whole + significant.padEnd(scale, '0'));
  return sign === '-' ? -units : units;
}

/** As `toUnits`, for what must fit a JavaScript safe integer; undefined when it does not. */
export function toSafeUnits(decimal: string, scale: number): number | undefined {
  const units = toUnits(decimal, scale);
  return units === undefined ? undefined : asSafeNumber(units);
}

/** 125000000n at scale 8 -> "1.25". Plain notation without zeros at the end, "0" for nothing. */
export function fromUnits(units: bigint, scale: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = trimZeros(digits.slice(digits.length - scale));
  const plain = fraction === '' ? whole : `${whole}.${fraction}`;
  return units < 0n ? `-${plain}` : plain;
}

/** Exact integer division with a named rounding. Throws a RangeError when the denominator is zero. */
export function divideUnits(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  const quotient = numerator / denominator;
  const remainder = magnitude(numerator % denominator);
  if (remainder === 0n || rounding === 'down') return quotient;
  if (rounding === 'half-up' && remainder * 2n < magnitude(denominator)) return quotient;
  return numerator < 0n === denominator < 0n ? quotient + 1n : quotient - 1n;
}

/** The number, or undefined when a JavaScript number could not hold it exactly. */
export function asSafeNumber(units: bigint): number | undefined {
  const number = Number(units);
  return Number.isSafeInteger(number) ? number : undefined;
}

function magnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function trimZeros(fraction: string): string {
  let end = fraction.length;
  while (end > 0 && fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

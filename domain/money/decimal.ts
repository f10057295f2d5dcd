import Big from 'big.js';
import type { Rounding } from './rounding';

// Exact decimal arithmetic on wire strings, for the browser and wherever scales differ. Plain notation in and out;
// every function throws on text that is no number.

export { decimalsOf } from './increments';
export type { Rounding } from './rounding';

const MODES: Record<Rounding, 0 | 1 | 3> = { down: Big.roundDown, 'half-up': Big.roundHalfUp, up: Big.roundUp };

export function add(left: string, right: string): string {
  return plain(new Big(left).plus(right));
}

export function subtract(left: string, right: string): string {
  return plain(new Big(left).minus(right));
}

export function multiply(left: string, right: string): string {
  return plain(new Big(left).times(right));
}

/** left / right, kept to `decimals` places. Throws when right is zero. */
export function divide(left: string, right: string, rounding: Rounding, decimals: number): string {
  // big.js divides at its constructor's precision, so each call gets its own: rounding an already rounded quotient would be wrong.
  const Divider = Big();
  Divider.DP = decimals;
  Divider.RM = MODES[rounding];
  return plain(new Divider(left).div(right));
}

/** -1, 0 or 1. */
export function compare(left: string, right: string): -1 | 0 | 1 {
  return new Big(left).cmp(right);
}

export function min(first: string, ...others: string[]): string {
  return others.reduce((least, value) => (compare(value, least) < 0 ? value : least), first);
}

export function max(first: string, ...others: string[]): string {
  return others.reduce((most, value) => (compare(value, most) > 0 ? value : most), first);
}

export function isZero(value: string): boolean {
  return compare(value, '0') === 0;
}

/** The value as a whole multiple of `increment` ("0.05", "10"): what a tick or a lot allows. */
export function roundTo(value: string, increment: string, rounding: Rounding): string {
  return multiply(divide(value, increment, rounding, 0), increment);
}

/** The value kept to `decimals` places, without zeros at its end. */
export function roundDecimals(value: string, decimals: number, rounding: Rounding): string {
  return plain(new Big(value).round(decimals, MODES[rounding]));
}

function plain(value: Big): string {
  const text = value.toFixed();
  return text === '-0' ? '0' : text;
}

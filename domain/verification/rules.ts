import { compare, isZero } from '../money/decimal';
import { ageOn, isDay } from './dates';

/** What is wrong with a field; words for it are the web's. */
export const PROBLEMS = [
  'REQUIRED',
  'UNKNOWN',
  'TOO_LONG',
  'LETTERS',
  'UNSEEN',
  'DATE',
  'UNDER_AGE',
  'TOO_OLD',
  'EXPIRED',
  'EXPIRES_SOON',
  'FUTURE',
  'SHARE',
  'SUM',
  'NO_OWNER',
  'CYCLE',
  'TOO_MANY',
  'FILE',
] as const;
export type Problem = (typeof PROBLEMS)[number];

export const MINIMUM_AGE = 18;
const OLDEST_AGE = 120;
/** A document must be good for this long. */
export const VALID_FOR_DAYS = 30;
/** A proof of address may be this old. */
export const PROOF_MONTHS = 3;

/** Names as documents write them, in any script: letters, marks, spaces, and what stands between letters. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'’.·-]*$/u;

const lengthOf = (text: string) => [...text].length;
/** undefined, or what is wrong. A text of spaces is none. */
export type Check = (value: string) => Problem | undefined;

/** Nobody types them, and they repaint what a reviewer reads: control characters but the end of a line, and turned directions. */
const UNSEEN = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

export const anyText =
  (longest: number): Check =>
  (value) => {
    if (lengthOf(value) > longest) return 'TOO_LONG';
    return UNSEEN.test(value) ? 'UNSEEN' : undefined;
  };

export const nameText: Check = (value) => {
  if (lengthOf(value) > 100) return 'TOO_LONG';
  return NAME.test(value) ? undefined : 'LETTERS';
};

export const oneOfThese =
  (known: readonly string[]): Check =>
  (value) =>
    known.includes(value) ? undefined : 'UNKNOWN';

export const birth =
  (today: string): Check =>
  (value) => {
    if (!isDay(value) || value > today) return 'DATE';
    const age = ageOn(value, today);
    if (age < MINIMUM_AGE) return 'UNDER_AGE';
    return age > OLDEST_AGE ? 'DATE' : undefined;
  };

export const pastDay =
  (today: string): Check =>
  (value) => {
    if (!isDay(value)) return 'DATE';
    return value > today ? 'FUTURE' : undefined;
  };

const SHARE = /^(0|[1-9]\d{0,2})(\.\d{1,4})?$/;

/** More than nothing and at most all of it, to four decimals. */
export const share: Check = (value) => (SHARE.test(value) && !isZero(value) && compare(value, '100') <= 0 ? undefined : 'SHARE');

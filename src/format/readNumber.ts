import { withoutIdleZeros } from './decimalParts';
import { judgeBeside, withoutCurrency, withoutUnit } from './readUnit';
import type { Separators } from './separators';

/** What a text says: nothing, a number (a plain decimal), one of two numbers, an amount in another unit, or none that can be told. */
export type NumberReading =
  | { kind: 'nothing' }
  | { kind: 'number'; value: string }
  | { kind: 'either'; values: readonly [decimal: string, thousands: string] }
  | { kind: 'otherUnit'; unit: string }
  | { kind: 'unreadable' };

const NOTHING: NumberReading = { kind: 'nothing' };
const UNREADABLE: NumberReading = { kind: 'unreadable' };
const number = (value: string): NumberReading => ({ kind: 'number', value });

/** Marks that Unicode does not take for forms of ours. */
const MARKS: Readonly<Record<string, string>> = {
  '\u066B': '.',
  '\u3002': '.',
  '\u066C': ',',
  '\u060C': ',',
  '\u3001': ',',
  '\u2019': "'",
  '\u2212': '-',
};
/** Direction marks and the like, which come along with copied text and show nothing. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C]/g;
/** More than any number has; what is longer was copied by mistake. */
const LONGEST = 64;
/** What stands before the number, the number with its marks and blanks, what stands behind it. */
const WRITTEN = /^([^\d.,']*)(.*?)([^\d.,']*)$/s;
/** "about", a sign, and a unit with a sign of its own: "≈ -", "$-". */
const HEAD = /^[≈~]?\s*([+-]?)\s*([^+-]*)([+-]?)\s*$/;
const HEXADECIMAL = /^[+-]?0x/i;

/** The digit a character stands for in any script: each script's ten follow each other, and no digit comes before its zero. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const latin = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, latinDigit)
    .replace(/[^\d]/gu, (character) => MARKS[character] ?? character)
    .trim();

/** A mark of any keyboard as we write it: "．" and "،" are "." and ",". */
export const latinMark = (character: string): string => latin(character);

const isGrouped = ([first = '', ...others]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3) && others.length > 0;

/** "0012" -> "12"; the plain decimal of digits before and behind the mark. */
function plain(whole: string, fraction: string): string {
  const digits = withoutIdleZeros(whole) || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Without a decimal mark: bare digits, or thousands with one kind of mark between them. */
function readWhole(groups: readonly string[], marks: readonly string[]): string | undefined {
  if (groups.length === 1) return plain(groups[0] ?? '', '');
  // The mark a user has just typed announces another group.
  const complete = groups.at(-1) === '' ? groups.slice(0, -1) : groups;
  return isGrouped(complete) && new Set(marks).size === 1 ? plain(complete.join(''), '') : undefined;
}

/** With the last mark as the decimal one, which stands once and is no thousands mark as well. */
function readDecimal(groups: readonly string[], marks: readonly string[]): string | undefined {
  const mark = marks.at(-1);
  const before = marks.slice(0, -1);
  if ((mark !== '.' && mark !== ',') || before.includes(mark)) return undefined;
  const [whole, fraction = ''] = [groups.slice(0, -1), groups.at(-1)];
  if (whole.length === 1) return plain(whole[0] ?? '', fraction);
  return isGrouped(whole) && new Set(before).size === 1 ? plain(whole.join(''), fraction) : undefined;
}

/**
 * Reads what a user typed or pasted: `own` marks (those of their language), digits of any script, blanks and apostrophes between
 * thousands, the field's own `unit` in any case or its sign, and no other word: what is in another unit is another number, and words
 * that multiply have no end. A thousands mark counts only where thousands stand ("0,02" is no 2). One mark that could be either is what
 * the language says it is; where the language has no such mark ("1.234" in Portuguese), it is one of two numbers. Never a float.
 */
export function readNumber(text: string, own: Separators, unit = ''): NumberReading {
  const shown = text.replace(INVISIBLE, '').trim();
  if (shown === '') return NOTHING;
  // Powers and fractions: "10²" is no 102.
  if (shown.length > LONGEST || /\p{No}/u.test(shown)) return UNREADABLE;
  const [written, currency] = withoutCurrency(withoutUnit(latin(shown), unit));
  const [, head = '', digits = '', tail = ''] = WRITTEN.exec(written) ?? [];
  const [, sign, before = '', innerSign] = HEAD.exec(head) ?? [];
  if (sign === undefined || (sign && innerSign) || HEXADECIMAL.test(written)) return UNREADABLE;
  const reading = readDigits(digits, own, sign === '-' || innerSign === '-');
  const beside = judgeBeside([before.trim(), tail.trim(), currency], unit);
  if (reading.kind === 'unreadable' || beside.kind === 'own') return reading;
  return beside.kind === 'other' ? { kind: 'otherUnit', unit: beside.unit } : UNREADABLE;
}

const valuesOf = (reading: NumberReading): readonly string[] =>
  reading.kind === 'either' ? reading.values : reading.kind === 'number' ? [reading.value] : [];

/**
 * Digits with their marks and blanks; what stands beside them is read already. A mark at the end, where the language sets none like it,
 * may be the full stop of a sentence or a key pressed twice: then the number before it counts as well.
 */
function readDigits(digits: string, own: Separators, isNegative: boolean): NumberReading {
  const all = readMarked(digits, own, isNegative);
  const [, before = '', last = ''] = /^(.*)([.,])$/.exec(digits) ?? [];
  const marks = before.replace(/\d/g, '');
  const isOwn = [...marks].every((mark) => mark === own.group) && (last === own.group || last === own.decimal);
  if (marks === '' || isOwn || all.kind === 'unreadable') return all;
  const [one, other, ...more] = new Set([...valuesOf(readMarked(before, own, isNegative)), ...valuesOf(all)]);
  if (one === undefined || more.length > 0) return UNREADABLE;
  return other === undefined ? number(one) : { kind: 'either', values: [one, other] };
}

function readMarked(digits: string, own: Separators, isNegative: boolean): NumberReading {
  // Blanks stand between thousands; tabs and ends of lines between two numbers. By now every blank is a plain one.
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(digits)) return UNREADABLE;
  const groups = digits.split(/[.,' ]/);
  const marks = digits.replace(/\d/g, '').split('');
  if (groups.slice(1, -1).includes('')) return UNREADABLE;
  const signed = (value: string) => (isNegative && /[1-9]/.test(value) ? `-${value}` : value);
  const [decimal, whole] = [readDecimal(groups, marks), readWhole(groups, marks)].map((value) => value && signed(value));
  if (decimal === undefined || whole === undefined) {
    const only = decimal ?? whole;
    return only === undefined ? UNREADABLE : number(only);
  }
  if (marks[0] === own.decimal) return number(decimal);
  return marks[0] === own.group ? number(whole) : { kind: 'either', values: [decimal, whole] };
}

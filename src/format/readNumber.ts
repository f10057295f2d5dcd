import type { Separators } from './separators';

/** What a text says: nothing, a number (a plain decimal), one of two numbers, or none that can be told. */
export type NumberReading =
  | { kind: 'nothing' }
  | { kind: 'number'; value: string }
  | { kind: 'either'; values: readonly [decimal: string, thousands: string] }
  | { kind: 'unreadable' };

const NOTHING: NumberReading = { kind: 'nothing' };
const UNREADABLE: NumberReading = { kind: 'unreadable' };
const number = (value: string): NumberReading => ({ kind: 'number', value });

/** Marks that Unicode does not take for forms of ours. */
const MARKS: Readonly<Record<string, string>> = { '\u066B': '.', '\u066C': ',', '\u060C': ',', '\u2019': "'", '\u2212': '-' };
/** Direction marks and the like, which come along with copied text and show nothing. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u061C]/g;
/** A sign, and a currency's sign or code on either side: "-$5", "US$ 5", "0.02 BTC". */
const WRITTEN = /^[≈~]?\s*([+-]?)\s*(\p{L}*)\p{Sc}?\s*([+-]?)\s*([^\p{L}\p{Sc}]*?)\s*\p{Sc}?\s*(\p{L}*)$/u;
/** Letters and words that multiply: "1.5k" is no 1.5, and what it is nobody should have to guess. */
const MULTIPLIER = /^([kmbtqp]|mn|bn|tn|mio|mrd|mil|mln|mld|bio|тыс|млн|млрд|хил|千|万|萬|亿|億|兆)$/i;

/** The digit a character stands for in any script: each script's ten follow each other, and no digit comes before its zero. */
function latinDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

const latin = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/(?!\d)\p{Nd}/gu, latinDigit)
    .replace(/[^\d]/gu, (character) => MARKS[character] ?? character)
    .trim();

const isGrouped = ([first = '', ...others]: readonly string[]) =>
  /^[1-9]\d{0,2}$/.test(first) && others.every((group) => group.length === 3) && others.length > 0;

/** "0012" -> "12"; the plain decimal of digits before and behind the mark. */
function plain(whole: string, fraction: string): string {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

/** Without a decimal mark: bare digits, or thousands with one kind of mark between them. */
function readWhole(groups: readonly string[], marks: readonly string[]): string | undefined {
  if (groups.length === 1) return plain(groups[0] ?? '', '');
  // The mark somebody has just typed announces another group.
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
 * Reads what a person typed or pasted: `own` marks (those of their language), digits of any script, blanks and apostrophes between thousands, a
 * currency sign or code. A thousands mark counts only where thousands stand ("0,02" is no 2). One mark that could be either is what
 * the language says it is; where the language has no such mark ("1.234" in Portuguese), it is one of two numbers. Never a float.
 */
export function readNumber(text: string, own: Separators): NumberReading {
  // Powers and fractions: "10²" is no 102.
  if (/\p{No}/u.test(text)) return UNREADABLE;
  const written = latin(text);
  if (written === '') return NOTHING;
  const [, sign, unit = '', innerSign, digits = '', unitBehind = ''] = WRITTEN.exec(written) ?? [];
  if (MULTIPLIER.test(unit) || MULTIPLIER.test(unitBehind) || (sign && innerSign)) return UNREADABLE;
  const isNegative = sign === '-' || innerSign === '-';
  if (!/^[\d.,'\s]*\d[\d.,'\s]*$/.test(digits)) return UNREADABLE;
  const groups = digits.split(/[.,']|\s/);
  const marks = digits.replace(/\d/g, '').replace(/\s/g, ' ').split('');
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

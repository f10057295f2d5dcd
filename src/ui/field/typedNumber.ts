import { groupDigits, latinMark, type NumberReading, readNumber, type Separators } from '@/src/format';
import type { Edit } from './edit';
import { cutDecimals } from './numberRules';

/** What a number field takes, and how it writes. */
export interface NumberWriting {
  marks: Separators;
  /** Decimal places kept; unlimited when undefined. */
  decimals: number | undefined;
  allowNegative: boolean;
  /** What the number is of, which may stand beside it in any case; "" for no unit. */
  unit: string;
}

/** What stands in a number field while a user is at it. */
export interface TypedNumber {
  text: string;
  /** The plain decimal it is; "" while there is none. */
  value: string;
  /** Grouped by the field. Where a user sets marks of their own, it stays as they have it until they leave. */
  isOurs: boolean;
  reading: NumberReading['kind'];
  /** The numbers it could be, when there are two. */
  either?: readonly [string, string];
  /** What it is of instead of the field's own unit, when that is why it is no number here. */
  otherUnit?: string;
  /** Where the caret belongs. */
  caret: number;
}

/** Thousands marks where thousands stand: "0100" has none, or it would read as a decimal. */
const group = (digits: string, mark: string) => (/^0\d/.test(digits) ? digits : groupDigits(digits, mark));

/** A plain decimal as the field writes it, all its digits kept ("007", "1.50"). */
export function writtenNumber(value: string, { marks }: Pick<NumberWriting, 'marks'>): string {
  const [, sign = '', whole = '', point = '', fraction = ''] = /^(-?)(\d*)(\.?)(.*)$/.exec(value) ?? [];
  return sign + group(whole, marks.group) + (point && marks.decimal) + fraction;
}

/** Digits, decimal marks and signs before a place: what a caret keeps its place among while thousands marks come and go. */
const countKept = (text: string, mark: string) => text.replaceAll(mark, '').length;
function placeBehind(text: string, kept: number, mark: string): number {
  let place = 0;
  for (let left = kept; left > 0 && place < text.length; place += 1) if (text[place] !== mark) left -= 1;
  return place;
}

/** A text of digits and one decimal mark of the language at most, as a plain decimal; undefined for any other. */
function plainOf(text: string, { marks, allowNegative }: NumberWriting): string | undefined {
  const [whole = '', fraction, ...more] = text.split(marks.decimal);
  if (more.length > 0 || !/^-?\d*$/.test(whole) || !/^\d*$/.test(fraction ?? '')) return undefined;
  if (whole.startsWith('-') && !allowNegative) return undefined;
  return fraction === undefined ? whole : `${whole}.${fraction}`;
}

/**
 * One typed character as the field takes it: a digit of any script, a mark of any keyboard, a sign; "" for letters and blanks. Any other
 * mark stays where it was typed, and what it stands in is no number: without it "1/2" would become 12.
 */
function takenCharacter(character: string, { marks, allowNegative }: NumberWriting): string {
  if (character === marks.decimal || character === marks.group) return character;
  if (character === '\u066B') return marks.decimal;
  const mark = latinMark(character);
  if (/^[.,]$/.test(mark)) return mark;
  if (mark === '-') return allowNegative ? '-' : '';
  const reading = readNumber(character, marks);
  if (reading.kind === 'number') return reading.value;
  return /^[\p{P}\p{Sm}]$/u.test(character) ? character : '';
}

/** A pasted piece that is nothing but digits, as the field writes them; any other as it is. */
function bareDigits(text: string, writing: NumberWriting): string {
  const digits = text.trim();
  return /^\p{Nd}+$/u.test(digits) ? [...digits].map((digit) => takenCharacter(digit, writing)).join('') : text;
}

/**
 * What is typed beyond the last decimal is not taken. The mark stays even where there are no decimals: without it the digits behind
 * it would go on from those before it, and 1.5 become 15.
 */
function takenDecimals(plain: string, decimals: number | undefined): string {
  return decimals === 0 && plain.includes('.') ? `${cutDecimals(plain, 0)}.` : cutDecimals(plain, decimals);
}

/** Written by the field: the plain decimal `cut` ("12.", ".5", "-") with the caret behind `kept` of its characters. */
function ours(cut: string, kept: number, writing: NumberWriting): TypedNumber {
  const text = writtenNumber(cut, writing);
  const value = /\d/.test(cut) ? cut.replace(/\.$/, '').replace(/^(-?)\./, '$10.') : '';
  const reading = text === '' ? 'nothing' : value === '' ? 'unreadable' : 'number';
  return { text, value, isOurs: true, reading, caret: placeBehind(text, kept, writing.marks.group) };
}

/** As a user wrote it: with more decimals than the field takes it is no number yet, for its marks may still turn out to be thousands. */
function theirs(text: string, caret: number, writing: NumberWriting): TypedNumber {
  const reading = readNumber(text, writing.marks, writing.unit);
  const asTyped = { text, isOurs: false, reading: reading.kind, caret };
  const isAllowed = (value: string) => writing.allowNegative || !value.startsWith('-');
  if (reading.kind === 'either' && reading.values.every(isAllowed)) {
    const [decimal, thousands] = reading.values;
    return { ...asTyped, value: '', either: [cutDecimals(decimal, writing.decimals), thousands] };
  }
  if (reading.kind === 'otherUnit' && writing.unit !== '') return { ...asTyped, value: '', otherUnit: reading.unit };
  if (reading.kind !== 'number' || !isAllowed(reading.value)) {
    return { ...asTyped, value: '', reading: reading.kind === 'nothing' ? 'nothing' : 'unreadable' };
  }
  return { ...asTyped, value: reading.value };
}

/** "1234,567" where "," groups: the mark was typed behind the field's own group, "1,234", and may go on from it. */
function asGrouped(text: string, { marks }: NumberWriting): string | undefined {
  const [whole = '', last = '', ...more] = text.split(marks.group);
  return more.length === 0 && /^[1-9]\d{3,}$/.test(whole) && /^\d{3}$/.test(last) ? whole + last : undefined;
}

/** As it is typed: what says more than the field takes is none, as long as it says more. */
function typedByThem(text: string, caret: number, writing: NumberWriting): TypedNumber {
  const now = theirs(text, caret, writing);
  const grouped = asGrouped(text, writing);
  if (grouped !== undefined && now.reading === 'number')
    return { ...now, value: '', reading: 'either', either: [cutDecimals(now.value, writing.decimals), grouped] };
  if (now.reading !== 'number') return now;
  const value = cutDecimals(now.value, writing.decimals).replace(/\.$/, '');
  const isWhole = value === now.value.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') || value === now.value.replace(/\.$/, '');
  return isWhole ? { ...now, value } : { ...now, value: '', reading: 'unreadable' };
}

const numbersOf = ({ reading, value, either }: TypedNumber): readonly string[] => either ?? (reading === 'number' ? [value] : []);

/**
 * What the field holds after a change. What the field wrote itself loses its thousands marks and gets them anew; a mark a user types
 * where the field would set none makes the text theirs.
 */
export function typeNumber(edit: Edit, isOurs: boolean, writing: NumberWriting): TypedNumber {
  const { marks } = writing;
  const isPasted = [...edit.inserted].length > 1;
  const inserted = isPasted ? bareDigits(edit.inserted, writing) : takenCharacter(edit.inserted, writing);
  const [before, behind] = [edit.text.slice(0, edit.from), edit.text.slice(edit.to)];
  const bare = (text: string) => (isOurs ? text.replaceAll(marks.group, '') : text);
  const start = bare(before) + inserted;
  const text = start + bare(behind);

  const plain = plainOf(text, writing);
  const { decimals } = writing;
  if (plain !== undefined) return ours(isPasted ? cutDecimals(plain, decimals) : takenDecimals(plain, decimals), start.length, writing);
  if (!isPasted) return typedByThem(text, start.length, writing);
  const now = theirs(text, start.length, writing);
  // Marks that were pasted may be taken to go on from the field's own (",567" behind "1,234"): both readings count.
  const seen = theirs(before + inserted + behind, before.length + inserted.length, writing);
  const [number, other, ...more] = new Set([...numbersOf(now), ...numbersOf(seen)]);
  if (number === undefined) return now;
  if (other === undefined) {
    const cut = cutDecimals(number, decimals);
    return ours(cut, countKept(writtenNumber(cut, writing), marks.group), writing);
  }
  const asked: TypedNumber = { ...seen, isOurs: false, value: '', reading: 'either', either: [number, other] };
  return more.length === 0 ? asked : { ...asked, reading: 'unreadable', either: undefined };
}

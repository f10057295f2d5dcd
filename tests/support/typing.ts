import fc from 'fast-check';
import { separatorsOf } from '@/src/format';
import { type NumberWriting, type TypedNumber, typeNumber } from '@/src/ui/field/typedNumber';

// Typing into a number field, key by key or from the clipboard.

export const writingOf = (locale: string, over: Partial<NumberWriting> = {}): NumberWriting => ({
  marks: separatorsOf(locale),
  decimals: undefined,
  allowNegative: false,
  unit: 'BTC',
  ...over,
});
export const EMPTY = { text: '', isOurs: true, caret: 0 };
type Stand = Pick<TypedNumber, 'text' | 'isOurs' | 'caret'>;

/** A key, or the clipboard, over what is selected of the text. */
export const put = ({ text, isOurs }: Pick<Stand, 'text' | 'isOurs'>, from: number, to: number, inserted: string, writing: NumberWriting) =>
  typeNumber({ text, from, to, inserted }, isOurs, writing);
export const enter = (before: Stand, text: string, writing: NumberWriting) => put(before, before.caret, before.caret, text, writing);
export const backspace = (before: Stand, writing: NumberWriting) => put(before, Math.max(0, before.caret - 1), before.caret, '', writing);
export function typeAll(text: string, locale: string, over: Partial<NumberWriting> = {}): TypedNumber {
  let now: TypedNumber = { ...EMPTY, value: '', reading: 'nothing' };
  for (const character of text) now = enter(now, character, writingOf(locale, over));
  return now;
}
export const paste = (text: string, locale: string, over: Partial<NumberWriting> = {}) => enter(EMPTY, text, writingOf(locale, over));

/** A number as the exchange writes it, of up to eight decimals. */
export const decimal = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => [units.toString().padStart(scale + 1, '0'), scale] as const)
  .map(([digits, scale]) => (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`));
export const decimalsOf = (value: string) => value.split('.')[1]?.length ?? 0;

import Big from 'big.js';
import fc from 'fast-check';
import { formatFixed, readNumber, separatorsOf } from '@/src/format';
import { LOCALES } from '@/src/i18n/locales';
import { editOf } from '@/src/ui/field/edit';
import { type NumberWriting, type TypedNumber, typeNumber } from '@/src/ui/field/typedNumber';

const writingOf = (locale: string, over: Partial<NumberWriting> = {}): NumberWriting => ({
  marks: separatorsOf(locale),
  decimals: undefined,
  allowNegative: false,
  unit: 'BTC',
  ...over,
});
const EMPTY = { text: '', isOurs: true, caret: 0 };
type Stand = Pick<TypedNumber, 'text' | 'isOurs' | 'caret'>;

/** A key, or the clipboard, over what is selected of the text. */
const put = ({ text, isOurs }: Pick<Stand, 'text' | 'isOurs'>, from: number, to: number, inserted: string, writing: NumberWriting) =>
  typeNumber({ text, from, to, inserted }, isOurs, writing);
const enter = (before: Stand, text: string, writing: NumberWriting) => put(before, before.caret, before.caret, text, writing);
const backspace = (before: Stand, writing: NumberWriting) => put(before, Math.max(0, before.caret - 1), before.caret, '', writing);
function typeAll(text: string, locale: string, over: Partial<NumberWriting> = {}): TypedNumber {
  let now: TypedNumber = { ...EMPTY, value: '', reading: 'nothing' };
  for (const character of text) now = enter(now, character, writingOf(locale, over));
  return now;
}
const paste = (text: string, locale: string, over: Partial<NumberWriting> = {}) => enter(EMPTY, text, writingOf(locale, over));

describe('typing a number', () => {
  it.each([
    ['12480.225', 'en', '12,480.225', '12480.225'],
    ['12480,225', 'es', '12.480,225', '12480.225'],
    ['96,500', 'en', '96,500', '96500'],
    ['96.500', 'es', '96.500', '96500'],
    ['0,02', 'en', '0,02', '0.02'],
    ['1.5', 'es', '1.5', '1.5'],
    ['1,5', 'bg', '1,5', '1.5'],
    ['٠٫٠٢', 'ar-AE', '0.02', '0.02'],
    ['1a2 x.5', 'en', '12.5', '12.5'],
    ['007', 'en', '007', '007'],
    ['5.', 'en', '5.', '5'],
    ['.5', 'en', '.5', '0.5'],
    ['-5', 'en', '5', '5'],
  ])('%s in %s stands as %s and is %s', (text, locale, shown, value) =>
    expect(typeAll(text, locale)).toMatchObject({ text: shown, value }),
  );

  it("takes the field's own marks, whatever they are", () => {
    const marks = { decimal: '·', group: '_' };
    expect(typeAll('1·5', 'en', { marks })).toMatchObject({ text: '1·5', value: '1.5', isOurs: true });
    expect(typeAll('1\u00A0234', 'pt-PT')).toMatchObject({ text: '1\u00A0234', value: '1234', isOurs: false });
  });

  it('keeps what the field takes of decimals, and no text that says more', () => {
    expect(typeAll('1.239', 'en', { decimals: 2 })).toMatchObject({ text: '1.23', value: '1.23' });
    // 1.2399 or a slip in 12,399: nothing is cut from what has marks of its own.
    expect(typeAll('1,2399', 'en', { decimals: 2 })).toMatchObject({ text: '1,2399', value: '', reading: 'unreadable' });
    expect(typeAll('1,20', 'en', { decimals: 1 })).toMatchObject({ text: '1,20', value: '1.2' });
    expect(paste('0.129 BTC', 'es', { decimals: 2 })).toMatchObject({ text: '0,12', value: '0.12' });
  });

  it.each([
    ['96,500', 'en', 1, '96500'],
    ['96.500', 'es', 1, '96500'],
    ['1,000,000', 'en', 0, '1000000'],
    ['1.000.000', 'bg', 0, '1000000'],
    ['1,000', 'en', 1, '1000'],
    ['1,234', 'en', 0, '1234'],
    // What there are no decimals for is not taken; it does not go on from the whole.
    ['1.5', 'en', 0, '1'],
    ['0.5', 'en', 0, '0'],
    ['1234.5', 'en', 0, '1234'],
    ['1,5', 'es', 0, '1'],
  ])('%s typed in %s where %i decimals are taken is %s', (text, locale, decimals, value) =>
    expect(typeAll(text, locale, { decimals }).value).toBe(value),
  );

  it.each([
    ['1。5', 'zh-TW', '1.5'],
    ['1．5', 'zh-MY', '1.5'],
    ['1，5', 'zh-TW', '1.5'],
    ['1،5', 'ar-AE', '1.5'],
    ['1٫5', 'es', '1.5'],
    ['1٬234', 'ar-AE', '1234'],
    ["1'234", 'en', '1234'],
    ['1·5', 'es', ''],
    ['1/2', 'en', ''],
    ['5%', 'en', ''],
  ])('no mark of another keyboard gets lost: %s typed in %s is “%s”', (text, locale, value) =>
    expect(typeAll(text, locale).value).toBe(value),
  );

  it('asks what is typed on behind its own thousands', () => {
    expect(typeAll('1234,567', 'en')).toMatchObject({ value: '', either: ['1234.567', '1234567'] });
    expect(typeAll('1234,56', 'en')).toMatchObject({ value: '1234.56' });
    expect(typeAll('1234.567', 'es')).toMatchObject({ value: '', either: ['1234.567', '1234567'] });
  });

  it.each(['pt-PT', 'bg'])('asks which number it is where the language leaves it open (%s)', (locale) => {
    expect(typeAll('1.234', locale)).toMatchObject({ text: '1.234', value: '', either: ['1.234', '1234'] });
    expect(typeAll('1.2345', locale)).toMatchObject({ text: '1.2345', value: '1.2345' });
    expect(typeAll('1.2345', locale).either).toBeUndefined();
    expect(paste('1.234', locale, { decimals: 1 })).toMatchObject({ either: ['1.2', '1234'] });
  });

  it('sets thousands marks anew around what is typed into the middle, and keeps the caret where the hand is', () => {
    const writing = writingOf('en');
    expect(enter({ text: '1,234', isOurs: true, caret: 5 }, '5', writing)).toMatchObject({ text: '12,345', value: '12345', caret: 6 });
    expect(enter({ text: '1,234', isOurs: true, caret: 1 }, '9', writing)).toMatchObject({ text: '19,234', caret: 2 });
    expect(backspace({ text: '12,345', isOurs: true, caret: 6 }, writing)).toMatchObject({ text: '1,234', caret: 5 });
    expect(backspace({ text: '1,234', isOurs: true, caret: 2 }, writing)).toMatchObject({ text: '1,234', caret: 1 });
    expect(enter({ text: '1,234', isOurs: true, caret: 4 }, '.', writing)).toMatchObject({ text: '123.4', value: '123.4', caret: 4 });
  });

  it('takes no amount in another unit, and tells which it is in', () => {
    const inOther = (text: string, over: Partial<NumberWriting> = {}) => paste(text, 'en', { unit: 'USDT', ...over });
    expect(inOther('0.02 BTC')).toMatchObject({ text: '0.02 BTC', value: '', reading: 'otherUnit', otherUnit: 'BTC' });
    expect(inOther('5 MLRD')).toMatchObject({ value: '', otherUnit: 'MLRD' });
    expect(put({ text: '1,234', isOurs: true }, 5, 5, ' BTC', writingOf('en', { unit: 'USDT' }))).toMatchObject({
      value: '',
      otherUnit: 'BTC',
    });
    // Where a field has no unit, there is none to be told from.
    expect(inOther('20 BTC', { unit: '' })).toEqual({ text: '20 BTC', value: '', isOurs: false, reading: 'unreadable', caret: 6 });
  });

  it('rewrites what was pasted and is one number; keeps what is none', () => {
    expect(paste('0,02', 'en')).toMatchObject({ text: '0.02', value: '0.02', caret: 4 });
    expect(paste('0.02 BTC', 'es')).toMatchObject({ text: '0,02', value: '0.02' });
    expect(paste('1.5 or so', 'en')).toMatchObject({ text: '1.5 or so', value: '', reading: 'unreadable' });
    expect(paste('-12', 'en')).toMatchObject({ value: '', reading: 'unreadable' });
    expect(paste('-12', 'en', { allowNegative: true })).toMatchObject({ text: '-12', value: '-12' });
  });

  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
    .map(([units, scale]) => [units.toString().padStart(scale + 1, '0'), scale] as const)
    .map(([digits, scale]) => (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`));
  const decimalsOf = (value: string) => value.split('.')[1]?.length ?? 0;

  it.each([
    ['es', '1.234.567', [2, 5], '5', '15.567', '15567'],
    ['es', '96.638', [0, 6], '96.5', '96,5', '96.5'],
    ['es', '96.638', [3, 6], '5,5', '965,5', '965.5'],
    ['es', '96.638', [2, 6], '.5', '96,5', '96.5'],
    ['es', '96.638', [6, 6], '1.5', '966.381,5', '966381.5'],
    ['en', '1,234', [5, 5], '٥٦ ', '123,456', '123456'],
  ] as const)('pasted over a part, it goes on from the rest (%s: %s%s %s)', (locale, text, [from, to], pasted, shown, value) => {
    expect(put({ text, isOurs: true }, from, to, pasted, writingOf(locale))).toMatchObject({ text: shown, value });
  });

  it.each([
    ['en', '1,234', [5, 5], ',567', ['1234.567', '1234567']],
    ['es', '12.345', [3, 6], '5 BTC', ['125', '12.5']],
    ['bg', '7', [0, 1], '1.234', ['1.234', '1234']],
  ] as const)('asks where a pasted mark may go on from those of the field (%s: %s%s %s)', (locale, text, [from, to], pasted, either) => {
    const raw = text.slice(0, from) + pasted + text.slice(to);
    expect(put({ text, isOurs: true }, from, to, pasted, writingOf(locale))).toMatchObject({ text: raw, value: '', either });
  });

  it('typed as any of the eight languages writes it, a number is that number there, key by key or pasted', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...LOCALES), fc.constantFrom('', ' BTC', ' btc'), (value, locale, unit) => {
        const shown = formatFixed(value, decimalsOf(value), locale);
        expect(typeAll(shown, locale).value).toBe(value);
        expect(paste(shown + unit, locale).value).toBe(value);
      }),
    );
  });

  it('typed as any language writes it, in a field of any decimals: every digit stands there until the decimals end, and none moves', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...LOCALES), fc.constantFrom(...LOCALES), fc.nat(8), (value, from, locale, decimals) => {
        const typed = formatFixed(value, decimalsOf(value), from);
        const now = typeAll(typed, locale, { decimals });
        const digits = (text: string) => text.replace(/\D/g, '');
        if (now.value === '') return;
        expect(digits(typed).startsWith(digits(now.text))).toBe(true);
        expect(decimalsOf(now.value)).toBeLessThanOrEqual(decimals);
        const seen = readNumber(now.text, separatorsOf(locale));
        expect(seen.kind === 'number' && Number(seen.value)).toBe(Number(now.value));
        // In one's own language it is the number itself, cut off.
        if (from === locale)
          expect(now.value).toBe(new Big(value).round(decimals, Big.roundDown).toFixed(Math.min(decimals, decimalsOf(value))));
      }),
    );
  });

  it('whatever is typed, erased and pasted: the number given out is the one that stands there', () => {
    const act = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...'0123456789.,').map((key) => ({ key })) },
      { weight: 2, arbitrary: fc.constant({ erase: true }) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(decimal, fc.constantFrom(...LOCALES))
          .map(([value, locale]) => ({ paste: formatFixed(value, decimalsOf(value), locale) })),
      },
      { weight: 2, arbitrary: fc.nat(30).map((caret) => ({ caret })) },
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 16 }), fc.constantFrom(...LOCALES), (acts, locale) => {
        const writing = writingOf(locale);
        let now: TypedNumber = { ...EMPTY, value: '', reading: 'nothing' };
        for (const one of acts) {
          if ('caret' in one) now = { ...now, caret: Math.min(one.caret, now.text.length) };
          else now = 'erase' in one ? backspace(now, writing) : enter(now, 'key' in one ? one.key : one.paste, writing);
          expect(now.caret).toBeLessThanOrEqual(now.text.length);
          if (now.value === '') continue;
          // Read alone, by nobody who knows how it came about, the text is the same number.
          const seen = readNumber(now.text, separatorsOf(locale));
          expect(seen.kind).toBe('number');
          const bare = now.value.replace(/^0+(?=\d)/, '').replace(/\.0*$/, '');
          expect(seen.kind === 'number' ? seen.value.replace(/\.0*$/, '') : '').toBe(bare);
        }
      }),
      { numRuns: 300 },
    );
  });

  const pasted = fc.oneof(
    fc.tuple(decimal, fc.constantFrom(...LOCALES)).map(([value, locale]) => formatFixed(value, decimalsOf(value), locale)),
    fc
      .tuple(fc.constantFrom('', '.', ',', '\u00A0'), fc.nat(99_999), fc.constantFrom('', '.', ',', ' BTC', ' x'))
      .map((parts) => parts.join('')),
  );
  const place = fc.nat(24);
  /** The numbers a text may be, written one way: without zeros that say nothing. */
  const idle = (value: string) =>
    value
      .replace(/^0+(?=\d)/, '')
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  const numbersIn = (text: string, locale: string) => {
    const reading = readNumber(text, separatorsOf(locale), 'BTC');
    return reading.kind === 'number' ? [idle(reading.value)] : reading.kind === 'either' ? reading.values.map(idle) : [];
  };
  it('pasted at any caret and over any selection, in every language: it is the number one sees, or asked about, or none', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...LOCALES), place, place, pasted, (value, locale, one, other, copied) => {
        const writing = writingOf(locale);
        const { text } = typeAll(formatFixed(value, decimalsOf(value), locale), locale);
        const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        const now = put({ text, isOurs: true }, from, to, copied, writing);
        // Blanks that were copied along with digits say nothing.
        const piece = /^\s*\d+\s*$/.test(copied) ? copied.trim() : copied;

        // As it would stand there, and as it would without the thousands marks that the field has set and takes away again.
        const bare = (part: string) => part.replaceAll(writing.marks.group, '');
        const seen = numbersIn(text.slice(0, from) + piece + text.slice(to), locale);
        const meant = numbersIn(bare(text.slice(0, from)) + piece + bare(text.slice(to)), locale);
        const isAll = from === 0 && to === text.length;
        // Digits with the decimal mark of the language, or none, go on from what is left.
        const isGoingOn = new RegExp(`^\\d*\\${writing.marks.decimal}?\\d*$`).test(piece);
        const possible = new Set(isAll ? numbersIn(piece, locale) : isGoingOn ? meant : [...meant, ...seen]);
        if (isAll && piece.length > 1) expect(new Set(now.either?.map(idle) ?? (now.value ? [idle(now.value)] : []))).toEqual(possible);
        if (now.value === '') return;
        expect(possible).toEqual(new Set([idle(now.value)]));
        expect(numbersIn(now.text, locale)).toEqual([idle(now.value)]);
      }),
      { numRuns: 500 },
    );
  });

  const anyUnit = fc.oneof(
    fc.constantFrom('BTC', 'USDT', 'EUR', 'ETH', 'btc', 'WBTC', '$', '€', '₿', 'US$', 'HK$', 'лв.', '元', '%'),
    fc.constantFrom(
      'k',
      'K',
      'KK',
      'M',
      'MM',
      'MIO',
      'MLRD',
      'MRD',
      'TYS',
      'TSD',
      'Mrd',
      'млн',
      'хил',
      'ألف',
      '千',
      '万',
      '億',
      'lakh',
      'E8',
      'x',
    ),
    fc.stringMatching(/^[A-Z]{1,10}$/),
    fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 6 })
      .filter((word) => !/[\p{N}\s.,'\u2019\u066B\u066C\u060C+\u2212-]/u.test(word)),
  );
  const unitsOfFields = { BTC: ['BTC', '₿'], USDT: ['USDT', '$', 'US$'], EUR: ['EUR', '€'], '': [] as string[] };
  it("with anything beside it, in every language and a field of any unit: it is the number in the field's own unit, or none", () => {
    const field = fc.constantFrom(...(Object.keys(unitsOfFields) as (keyof typeof unitsOfFields)[]));
    const around = fc.constantFrom(
      (number: string, word: string) => number + word,
      (number: string, word: string) => `${number} ${word}`,
      (number: string, word: string) => `${word} ${number}`,
    );
    fc.assert(
      fc.property(decimal, fc.constantFrom(...LOCALES), field, anyUnit, around, (value, locale, unit, word, write) => {
        const now = paste(write(formatFixed(value, decimalsOf(value), locale), word), locale, { unit });
        const isOwn = unitsOfFields[unit].includes(word.normalize('NFKC').toUpperCase());
        if (isOwn) return expect(now.value).toBe(value);
        // Marks that show nothing, and "about", are read over.
        if (/^[\p{Cf}≈~]*$/u.test(word)) return;
        expect(now.value).toBe('');
        expect(['otherUnit', 'unreadable']).toContain(now.reading);
        if (now.otherUnit !== undefined) expect(word.normalize('NFKC')).toContain(now.otherUnit);
      }),
      { numRuns: 1000 },
    );
  });

  it('typed over any selection, a digit stands between what is left, and no other goes', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...LOCALES), place, place, fc.nat(9), (value, locale, one, other, digit) => {
        const { text } = typeAll(formatFixed(value, decimalsOf(value), locale), locale);
        const [from, to] = [Math.min(one, other, text.length), Math.min(Math.max(one, other), text.length)];
        const now = put({ text, isOurs: true }, from, to, String(digit), writingOf(locale));
        const left = text.slice(0, from) + digit + text.slice(to);
        expect(now.text.replace(/\D/g, '')).toBe(left.replace(/\D/g, ''));
        expect(now.value).toBe(
          left
            .replaceAll(separatorsOf(locale).group, '')
            .replace(separatorsOf(locale).decimal, '.')
            .replace(/^\./, '0.')
            .replace(/\.$/, ''),
        );
      }),
    );
  });
});

describe('telling what a change was', () => {
  const text = fc.array(fc.constantFrom(...'0156.,'), { maxLength: 8 }).map((characters) => characters.join(''));
  it('finds what was put over a selection, whatever it has in common with what stood there', () => {
    fc.assert(
      fc.property(text, text, fc.nat(8), fc.nat(8), (before, inserted, one, other) => {
        const [from, to] = [Math.min(one, other, before.length), Math.min(Math.max(one, other), before.length)];
        const raw = before.slice(0, from) + inserted + before.slice(to);
        expect(editOf({ text: before, from, to }, raw, from + inserted.length)).toEqual({ text: before, from, to, inserted });
      }),
    );
  });

  it.each([
    ['erased behind the caret', { text: '1,234', from: 5, to: 5 }, '1,23', 4, { from: 4, to: 5, inserted: '' }],
    ['erased before it', { text: '1,234', from: 0, to: 0 }, ',234', 0, { from: 0, to: 1, inserted: '' }],
    ['a word erased', { text: '12 BTC', from: 6, to: 6 }, '12 ', 3, { from: 3, to: 6, inserted: '' }],
    ['dropped elsewhere', { text: '96.638', from: 0, to: 0 }, '96.6385', 7, { from: 6, to: 6, inserted: '5' }],
    ['filled in', { text: '96.638', from: 6, to: 6 }, '96.5', 4, { from: 0, to: 6, inserted: '96.5' }],
  ])('%s', (_, before, raw, caret, edit) => expect(editOf(before, raw, caret)).toEqual({ text: before.text, ...edit }));
});

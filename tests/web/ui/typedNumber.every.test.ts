import Big from 'big.js';
import fc from 'fast-check';
import { formatFixed, readNumber, separatorsOf } from '@/src/format';
import { LOCALES } from '@/src/i18n/locales';
import type { TypedNumber } from '@/src/ui/field/typedNumber';
import { backspace, decimal, decimalsOf, EMPTY, enter, paste, put, typeAll, writingOf } from '../../support/typing';

// Whatever is typed or pasted, wherever, in whichever language.

describe('typing any number', () => {
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

import fc from 'fast-check';
import { formatFixed, readNumber, separatorsOf } from '@/src/format';
import { LOCALES } from '@/src/i18n/locales';
import { type NumberWriting, type TypedNumber, typeNumber } from '@/src/ui/field/typedNumber';

const writingOf = (locale: string, over: Partial<NumberWriting> = {}): NumberWriting => ({
  marks: separatorsOf(locale),
  decimals: undefined,
  allowNegative: false,
  ...over,
});
const EMPTY = { text: '', isOurs: true, caret: 0 };
type Stand = Pick<TypedNumber, 'text' | 'isOurs' | 'caret'>;

/** A key, or the clipboard, at the caret. */
const enter = (before: Stand, text: string, writing: NumberWriting): TypedNumber =>
  typeNumber(before, before.text.slice(0, before.caret) + text + before.text.slice(before.caret), before.caret + text.length, writing);
const backspace = (before: Stand, writing: NumberWriting): TypedNumber =>
  typeNumber(
    before,
    before.text.slice(0, Math.max(0, before.caret - 1)) + before.text.slice(before.caret),
    Math.max(0, before.caret - 1),
    writing,
  );
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

  it('keeps what the field takes of decimals, and no text that says more', () => {
    expect(typeAll('1.239', 'en', { decimals: 2 })).toMatchObject({ text: '1.23', value: '1.23' });
    expect(typeAll('1,2399', 'en', { decimals: 2 })).toMatchObject({ text: '1.23', value: '1.23' });
    expect(typeAll('5.', 'en', { decimals: 0 })).toMatchObject({ text: '5', value: '5' });
    expect(paste('0.129 BTC', 'es', { decimals: 2 })).toMatchObject({ text: '0,12', value: '0.12' });
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

  it('rewrites what was pasted and is one number; keeps what is none', () => {
    expect(paste('0,02', 'en')).toMatchObject({ text: '0.02', value: '0.02', caret: 4 });
    expect(paste('0.02 BTC', 'es')).toMatchObject({ text: '0,02', value: '0.02' });
    expect(paste('1.5k', 'en')).toMatchObject({ text: '1.5k', value: '', reading: 'unreadable' });
    expect(paste('-12', 'en')).toMatchObject({ value: '', reading: 'unreadable' });
    expect(paste('-12', 'en', { allowNegative: true })).toMatchObject({ text: '-12', value: '-12' });
  });

  const decimal = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 8 }))
    .map(([units, scale]) => [units.toString().padStart(scale + 1, '0'), scale] as const)
    .map(([digits, scale]) => (scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`));
  const decimalsOf = (value: string) => value.split('.')[1]?.length ?? 0;

  it('typed as any of the eight languages writes it, a number is that number there, key by key or pasted', () => {
    fc.assert(
      fc.property(decimal, fc.constantFrom(...LOCALES), fc.constantFrom('', ' BTC', ' USDT'), (value, locale, unit) => {
        const shown = formatFixed(value, decimalsOf(value), locale);
        expect(typeAll(shown, locale).value).toBe(value);
        expect(paste(shown + unit, locale).value).toBe(value);
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
});

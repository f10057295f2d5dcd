import fc from 'fast-check';
import { formatFixed, readNumber, separatorsOf } from '@/src/format';
import { LOCALES } from '@/src/i18n/locales';

const NBSP = '\u00A0';
const read = (text: string, locale: string, unit?: string) => {
  const reading = readNumber(text, separatorsOf(locale), unit);
  return reading.kind === 'number' ? reading.value : reading.kind === 'either' ? reading.values : reading.kind;
};

/** What is on screen, written down once more by the rule: the digits in their order, with one mark for the decimals or none. */
const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '').replace(/0+$/, '');

describe('two cells of a table', () => {
  it.each(['5\t100', '12\n345', '1 234\t567', '1\r\n000'])('%j is no number', (text) =>
    expect(readNumber(text, separatorsOf('es')).kind).toBe('unreadable'),
  );

  it.each(['1 234', '1\u00A0234', '1\u202F234', '1\u2009234'])('%j is one: blanks stand between thousands', (text) =>
    expect(readNumber(text, separatorsOf('es'))).toEqual({ kind: 'number', value: '1234' }),
  );
});

describe('readNumber', () => {
  it.each([
    ['1,5', 'es', '1.5'],
    ['1,5', 'bg', '1.5'],
    ['12.480,22', 'it-IT', '12480.22'],
    [`12${NBSP}480,22`, 'pt-PT', '12480.22'],
    ['12 480,22', 'pt-PT', '12480.22'],
    ['12,480.22', 'en', '12480.22'],
    ['.5', 'en', '0.5'],
    ['5.', 'en', '5'],
    ['0005', 'en', '5'],
    ['-3', 'en', '-3'],
    ['\u22123', 'en', '-3'],
    ['-0.00', 'en', '0.00'],
    ['+3', 'en', '3'],
  ])('%s in %s is %s', (text, locale, value) => expect(read(text, locale)).toBe(value));

  it.each([
    ['0,02', 'en', '0.02'],
    ['0.02', 'es', '0.02'],
    ['96,500', 'en', '96500'],
    ['96.500', 'es', '96500'],
    ['0,001', 'en', '0.001'],
    ['1,5', 'en', '1.5'],
    ['1234,567', 'en', '1234.567'],
    ['1.234,56', 'en', '1234.56'],
    ['1,234.56', 'es', '1234.56'],
    ['1.234.567', 'en', '1234567'],
    ['1,234,', 'en', '1234'],
    ['1,234,567,', 'en', '1234567'],
    ["1'234.5", 'en', '1234.5'],
    ['1 234.5', 'bg', '1234.5'],
  ])('a mark is what can stand there: %s in %s is %s', (text, locale, value) => expect(read(text, locale)).toBe(value));

  it.each([
    ['1.234.', 'en', ['1.234', '1234']],
    ['96.638.', 'en', ['96.638', '96638']],
    ['1,234.', 'es', ['1.234', '1234']],
    ['1,234,', 'es', ['1.234', '1234']],
    ['96,638.', 'pt-PT', ['96.638', '96638']],
    ['1,234.', 'en', '1234'],
    ['1.234.', 'es', '1234'],
    ['1.234,', 'es', '1234'],
    ['1.234.567.', 'en', '1234567'],
    ['96.5.', 'en', 'unreadable'],
    ['96,5.', 'es', 'unreadable'],
    ['96.', 'en', '96'],
    ['96,', 'en', '96'],
  ])('a mark at the end may be a full stop or a slip, and multiplies nothing unasked: %s in %s', (text, locale, value) =>
    expect(read(text, locale)).toEqual(value),
  );

  it.each([
    ['٠٫٠٢', '0.02'],
    ['1。5', '1.5'],
    ['1、234', '1234'],
    ['١٬٢٣٤٫٥', '1234.5'],
    ['۱۲۳', '123'],
    ['１２３．４', '123.4'],
    ['१२३', '123'],
    ['\u200F12\u200E', '12'],
  ])('digits and marks of any script: %s', (text, value) => expect(read(text, 'ar-AE')).toBe(value));

  it.each([
    ['BTC', '0.02 BTC', '0.02BTC', 'BTC 0.02', '₿0.02', '0.02 btc', '0.02Btc', 'btc 0.02', '-0.02 BTC'],
    ['USDT', '$0.02', '0.02 $', 'US$ 0.02', '≈ $0.02', '$0.02 USDT', '0.02 usdt'],
    ['EUR', '€0.02', '0.02 €', 'EUR 0.02', '€ 0.02 EUR'],
    ['USD', '$0.02 USD'],
    ['FDUSD', '$0.02'],
    ['GBP', '£0.02'],
    ['OP', '0.02 OP', '0.02op'],
    ['1INCH', '0.02 1inch', '1INCH 0.02'],
    ['BGN', '0.02 BGN'],
  ])("the field's own unit is read over, and its sign (%s: %s)", (unit, ...texts) => {
    for (const text of texts) expect([text, read(text, 'en', unit)]).toEqual([text, text.startsWith('-') ? '-0.02' : '0.02']);
  });

  it.each([
    ['0.02 BTC', 'USDT', 'BTC'],
    ['BTC 0.02', 'USDT', 'BTC'],
    ['0.02 btc', 'USDT', 'btc'],
    ['0.02 WBTC', 'BTC', 'WBTC'],
    ['0.02 BTCB', 'BTC', 'BTCB'],
    ['$0.02', 'BTC', '$'],
    ['HK$0.02', 'USDT', 'HK$'],
    ['$0.02 USD', 'USDT', 'USD'],
    ['$2M', 'USDT', 'M'],
    ['€5', 'USDT', '€'],
    ['₿5', 'WBTC', '₿'],
    ['5 лв.', 'USDT', 'лв.'],
    ['5 лв', 'USDT', 'лв'],
    ['5 元', 'USDT', '元'],
    ['5 د.إ', 'USDT', 'د.إ'],
    ['5 درهم', 'USDT', 'درهم'],
  ])('another unit makes it another number: %s in a field of %s is in %s', (text, unit, other) => {
    for (const locale of LOCALES) expect(readNumber(text, separatorsOf(locale), unit)).toEqual({ kind: 'otherUnit', unit: other });
  });

  it.each([
    '5 constructor',
    '5 toString',
    '5 valueOf',
    '5 MLRD',
    '5 MRD',
    '5 TYS',
    '5 TSD',
    '5 MIO',
    '5 MM',
    '5 KK',
    '5 MUSD',
    '5 KUSDT',
    '5 K',
    '5K',
    '5 M',
    '5 MILLION',
    '5 LAKH',
  ])('capitals that multiply in some language are no unit: %s', (text) => {
    const [, word = ''] = /^5 ?(.*)$/.exec(text) ?? [];
    for (const unit of ['USDT', 'BTC', 'MLR', 'M', 'K', '']) {
      expect(readNumber(text, separatorsOf('en'), unit)).toEqual({ kind: 'otherUnit', unit: word });
    }
  });

  it.each([
    ...['1.5k', '1.5 K', '2M', '3.22B', '1.5 bn', '3 млн', '5万', 'M$2', '5mm', '5 MM', '1.5 lakh', '1.5 LAKH', '2x', '2X'],
    ...['5 million', '5 MILLION', '5 thousand', '5 THOUSAND', '5 millones', '5 MILLONES', '5 milhões', '5 MILHÕES', '5 milioni'],
    ...['5 милиона', '5 хиляди', '5 مليون', '5 ألف', '5 千', '5億', '5 MUSD', '5 KUSDT', '5000 SATS', '5 GWEI', '5 PERCENT', 'about 5'],
  ])('what multiplies, and any word that is not the unit, is told and not read over: %s', (text) => {
    for (const unit of ['', 'USDT']) expect(read(text, 'en', unit)).toBe('otherUnit');
  });

  it.each(['5E8', '5 E8', '0X1', '0XAB', '5 or so', 'Order no 5', '$2K million', 'ETH 5 XRP', '5 ABCDEFGHIJKLM', '5 %', '元', 'BTC'])(
    'what is no number beside one word is none: %s',
    (text) => {
      for (const unit of ['', 'USDT']) expect(read(text, 'en', unit)).toBe('unreadable');
    },
  );

  it.each([
    (size: number) => `1${' '.repeat(size)}a1`,
    (size: number) => ' '.repeat(size),
    (size: number) => `${' '.repeat(size)}1`,
    (size: number) => '1,234'.repeat(size),
    (size: number) => '\uFDFA'.repeat(size),
  ])('is quick, whatever is pasted', (textOf) => {
    // A pattern that goes back over what it has read takes far longer; a busy machine alone does not.
    const WITHIN_MS = 1_000;
    for (const size of [60, 100_000]) {
      const text = textOf(size);
      const start = performance.now();
      read(text, 'en');
      expect(performance.now() - start).toBeLessThan(WITHIN_MS);
    }
  });

  it.each(['pt-PT', 'bg'])('says both numbers where a mark is none of the language (%s)', (locale) => {
    expect(read('1.234', locale)).toEqual(['1.234', '1234']);
    expect(read('-1.234 BTC', locale, 'BTC')).toEqual(['-1.234', '-1234']);
    expect(read('0.234', locale)).toBe('0.234');
    expect(read('1.2345', locale)).toBe('1.2345');
  });

  it.each([
    '.',
    '-',
    'abc',
    '1.2.3',
    '1e5',
    '1e-8',
    '--5',
    '-$-5',
    '1,23.4',
    '1 23',
    '12,34,567',
    '0,123,456',
    '1 234,567.8',
    '10²',
    '½',
    '5%',
    '1/2',
    '0x1F',
  ])('%p is no number', (text) => expect(read(text, 'en')).toBe('unreadable'));

  it('reads nothing where nothing is', () =>
    expect(['', ' ', NBSP, '\u200F'].map((text) => read(text, 'en'))).toEqual(Array(4).fill('nothing')));

  const printed = fc.record({
    units: fc.bigInt({ min: 0n, max: 10n ** 20n }),
    scale: fc.integer({ min: 1, max: 10 }),
    locale: fc.constantFrom(...LOCALES),
    unit: fc.constantFrom('', ' USDT', ' usdt', '\u200F', ' $'),
    isArabic: fc.boolean(),
  });
  it('reads what the product shows, in every language, as the number that is shown', () => {
    fc.assert(
      fc.property(printed, ({ units, scale, locale, unit, isArabic }) => {
        const text = units.toString().padStart(scale + 1, '0');
        const value = `${text.slice(0, -scale)}.${text.slice(-scale)}`;
        const shown = formatFixed(value, scale, locale) + unit;
        const typed = isArabic ? shown.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit))) : shown;
        expect(read(typed, locale, 'USDT')).toBe(value);
      }),
    );
  });

  it('gives the number that stands there, or none: no digit is lost, and marks stand for thousands only where thousands are', () => {
    const anything = fc.array(fc.constantFrom(...'0123456789', ...'0123456789', '.', ',', ' ', "'"), { maxLength: 14 });
    fc.assert(
      fc.property(anything, fc.constantFrom(...LOCALES), (characters, locale) => {
        const text = characters.join('');
        const reading = readNumber(text, separatorsOf(locale));
        const values = reading.kind === 'number' ? [reading.value] : reading.kind === 'either' ? reading.values : [];
        for (const value of values) {
          expect(value).toMatch(/^\d+(\.\d+)?$/);
          expect(digitsOf(value)).toBe(digitsOf(text));
          const [whole = '', fraction = ''] = value.split('.');
          // As many digits behind the mark as there stand behind the last one of the text, or none; a mark at the very end may be no part
          // of the number.
          const behind = /[.,](\d+)[.,]?$/.exec(text.trim())?.[1] ?? '';
          if (fraction !== '') expect(fraction).toBe(behind);
          else expect(whole.replace(/^0+/, '')).toBe(text.replace(/\D/g, '').replace(/^0+/, ''));
          // Read as the language writes it, it is the same number.
          if (reading.kind === 'number') expect(read(formatFixed(value, fraction.length, locale), locale)).toBe(value);
        }
        const { group } = separatorsOf(locale);
        if (new RegExp(`(^|\\D)0\\${group.trim() || 's'}\\d{3}$`).test(text) && values.length > 0) expect(values[0]).toContain('.');
      }),
    );
  });
});

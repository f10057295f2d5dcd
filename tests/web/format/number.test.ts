import fc from 'fast-check';
import { formatCompact, formatCurrency, formatExact, formatFixed, formatSigned, readNumber, separatorsOf } from '@/src/format';
import { formatCompactCurrency } from '@/src/format/compact';
import { formatFiat } from '@/src/format/currency';
import { formatAmount } from '@/src/format/number';

const NBSP = '\u00A0';

describe('formatFixed', () => {
  it.each([
    ['96482.1', 1, 'en', '96,482.1'],
    ['12480.2299', 2, 'en', '12,480.22'],
    ['12480.22', 2, 'es', '12.480,22'],
    ['12480.22', 2, 'it-IT', '12.480,22'],
    ['12480.22', 2, 'pt-PT', `12${NBSP}480,22`],
    ['12480.22', 2, 'bg', `12${NBSP}480,22`],
    ['12480.22', 2, 'ar-AE', '12,480.22'],
    ['12480.22', 2, 'zh-TW', '12,480.22'],
    ['0.99999999', 2, 'en', '0.99'],
    ['-0.999', 2, 'en', '\u22120.99'],
    ['-0.001', 2, 'en', '0.00'],
    ['0', 8, 'en', '0.00000000'],
    ['5', 0, 'en', '5'],
    ['007', 0, 'en', '7'],
  ])('%s at %i decimals in %s is %s', (value, decimals, locale, text) => {
    expect(formatFixed(value, decimals, locale)).toBe(text);
  });

  it.each([undefined, null, '', 'abc', '1e-7', 'NaN', '1,5'])('prints -- for %p', (value) => {
    expect(formatFixed(value, 2, 'en')).toBe('--');
  });

  it('keeps every digit of numbers no float can hold', () => {
    expect(formatFixed('123456789012345678901234567890.123456789012345678', 18, 'en')).toBe(
      '123,456,789,012,345,678,901,234,567,890.123456789012345678',
    );
  });

  it('never shows more than there is, and says the same number when read back', () => {
    const decimal = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 10 }));
    fc.assert(
      fc.property(
        decimal,
        fc.integer({ min: 0, max: 10 }),
        fc.constantFrom('en', 'es', 'pt-PT', 'bg', 'ar-AE'),
        ([digits, scale], decimals, locale) => {
          const text = digits.toString().padStart(scale + 1, '0');
          const value = scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
          const reading = readNumber(formatFixed(value, decimals, locale), separatorsOf(locale));
          const back = reading.kind === 'number' ? reading.value : '';
          const units = BigInt((back.split('.')[0] ?? '') + (back.split('.')[1] ?? '').padEnd(10, '0'));
          const exact = digits * 10n ** BigInt(10 - scale);
          expect(units <= exact).toBe(true);
          expect(exact - units < 10n ** BigInt(10 - decimals)).toBe(true);
        },
      ),
    );
  });
});

describe('formatExact', () => {
  it('cuts and rounds nothing, and fills up with zeros to as many places as it is told', () => {
    const of = (value: string | undefined, least: number) => formatExact(value, least, 'en');
    expect([of('0.01250001', 2), of('9.5', 2), of('1234', 0), of('1.2500', 0), of('1.0', 0)]).toEqual([
      ...['0.01250001', '9.50', '1,234', '1.25', '1'],
    ]);
    expect(of(undefined, 2)).toBe('--');
    expect(formatExact('-1234.5678', 2, 'es')).toBe('−1.234,5678');
  });
});

describe('formatAmount', () => {
  it('keeps eight decimals, rounded down, without zeros at the end', () => {
    expect(formatAmount('0.123456789', 'en')).toBe('0.12345678');
    expect(formatAmount('1.50000000', 'en')).toBe('1.5');
    expect(formatAmount('1000', 'en')).toBe('1,000');
    expect(formatAmount('1.999', 'es', 2)).toBe('1,99');
    expect(formatAmount(undefined, 'en')).toBe('--');
  });
});

describe('currency', () => {
  it('shows two decimals, 0.00 for zero and -- for unknown', () => {
    expect(formatCurrency('48623.259', 'en')).toBe('$48,623.25');
    expect(formatFiat('0', 'en')).toBe('0.00');
    expect(formatCurrency('0', 'en')).toBe('$0.00');
    expect(formatCurrency(undefined, 'en')).toBe('--');
    expect(formatCurrency('-12.3', 'en')).toBe('\u2212$12.30');
    expect(formatCurrency('12.3', 'en', 'CHF')).toBe('12.30 CHF');
  });
});

describe('compact', () => {
  it.each([
    ['999999.99', '999,999.99'],
    ['1000000', '1.00M'],
    ['3229999999', '3.22B'],
    ['3220000000000', '3.22T'],
    ['3220000000000000', '3.22Q'],
    ['3220000000000000000', '3,220.00Q'],
    ['-1500000', '\u22121.50M'],
    ['0', '0.00'],
  ])('%s is %s', (value, text) => expect(formatCompact(value, 'en')).toBe(text));

  it('carries the currency sign and the decimal mark of the language', () => {
    expect(formatCompactCurrency('3220000000', 'es')).toBe('$3,22B');
    expect(formatCompactCurrency(undefined, 'en')).toBe('--');
  });
});

describe('formatSigned', () => {
  it('signs changes but not zero', () => {
    expect(formatSigned('612.4', 2, 'en')).toBe('+612.40');
    expect(formatSigned('-612.4', 2, 'en')).toBe('\u2212612.40');
    expect(formatSigned('0.001', 2, 'en')).toBe('0.00');
    expect(formatSigned(null, 2, 'en')).toBe('--');
  });
});

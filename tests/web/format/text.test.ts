import { clampPercent, directionOfChange, formatPrice, maskEmail, priceParts } from '@/src/format';
import { formatPercent, formatProgress, formatRate, formatShare } from '@/src/format/percent';

describe('percent', () => {
  it('always shows the sign of a change', () => {
    expect(formatPercent('2.41', 'en')).toBe('+2.41%');
    expect(formatPercent('-1.36', 'en')).toBe('\u22121.36%');
    expect(formatPercent('0', 'en')).toBe('0.00%');
    expect(formatPercent('-1.36', 'es')).toBe('\u22121,36%');
    expect(formatPercent(undefined, 'en')).toBe('--');
  });

  it('shows shares without sign or idle zeros', () => {
    expect(formatShare('42.60', 'en')).toBe('42.6%');
    expect(formatShare('8', 'en')).toBe('8%');
    expect(['0.1', '1.555', '90', undefined].map((rate) => formatRate(rate, 'en'))).toEqual(['0.10%', '1.55%', '90.00%', '--']);
    expect(['0.1', '0.0125', '0.01256'].map((rate) => formatRate(rate, 'es', 4))).toEqual(['0,10%', '0,0125%', '0,0125%']);
  });

  it.each([
    ['-5', false, '0%'],
    ['0', false, '0%'],
    ['42.5', false, '42.5%'],
    ['99.99', false, '99.99%'],
    ['100', false, '100%'],
    ['130', false, '100%'],
    ['130', true, '130%'],
    ['-5', true, '0%'],
    [undefined, false, '0%'],
  ])('progress %s (larger allowed: %s) shows %s', (value, allowOver, text) => {
    expect(formatProgress(value, 'en', allowOver)).toBe(text);
  });

  it('clamps depth percentages', () => {
    expect([-1, 0, 55.5, 100, 120, Number.NaN].map(clampPercent)).toEqual([0, 0, 55.5, 100, 100, 0]);
  });
});

describe('price', () => {
  it('keeps the decimals of the tick', () => {
    expect(formatPrice('96482.1', 1, 'en')).toBe('96,482.1');
    expect(formatPrice('0.0001', 8, 'en')).toBe('0.00010000');
  });

  it('counts four and more zeros behind the decimal mark', () => {
    expect(formatPrice('0.00002417', 8, 'en')).toBe('0.0\u20842417');
    expect(formatPrice('0.00002410', 8, 'en')).toBe('0.0\u20842410');
    expect(formatPrice('0.00002417', 8, 'es')).toBe('0,0\u20842417');
    expect(formatPrice('0.000000000000123', 15, 'en')).toBe('0.0\u2081\u2082123');
    expect(priceParts('0.00002417', 8, 'en')).toEqual({ lead: '0.0', zeros: 4, digits: '2417' });
  });

  it('leaves zero and unknown prices alone', () => {
    expect(formatPrice('0', 8, 'en')).toBe('0.00000000');
    expect(formatPrice('0.000000001', 8, 'en')).toBe('0.00000000');
    expect(formatPrice(undefined, 8, 'en')).toBe('--');
  });
});

describe('direction of a change', () => {
  it('is flat when the printed number is zero', () => {
    expect(['0.01', '-0.01', '0.001', '-0.001', undefined].map((value) => directionOfChange(value, 2))).toEqual([
      'up',
      'down',
      'flat',
      'flat',
      'flat',
    ]);
  });
});

describe('masked email', () => {
  it.each([
    ['jana.hoffmann@mail.example', 'jan***nn@mail.example'],
    ['abcde@x.io', 'abc***de@x.io'],
    ['abcd@x.io', 'abc***cd@x.io'],
    ['ab@x.io', 'ab***ab@x.io'],
  ])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));

  it('treats empty as absent', () => {
    expect([maskEmail(''), maskEmail(undefined), maskEmail(null)]).toEqual([undefined, undefined, undefined]);
  });
});

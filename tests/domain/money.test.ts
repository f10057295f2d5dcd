import fc from 'fast-check';
import { add, compare, divide, isZero, max, min, multiply, roundDecimals, roundTo, subtract } from '@/domain/money/decimal';
import { decimalsOf, fromMultiples, toMultiples } from '@/domain/money/increments';
import { divideUnits, fromUnits, toSafeUnits, toUnits } from '@/domain/money/units';

describe('units', () => {
  it.each([
    ['1.25', 8, 125_000_000n],
    ['0', 8, 0n],
    ['-0.5', 1, -5n],
    ['1.10', 1, 11n],
    ['007', 0, 7n],
    ['99999999999999999999.00000001', 8, 9_999_999_999_999_999_999_900_000_001n],
  ])('reads %s at scale %d', (decimal, scale, units) => expect(toUnits(decimal, scale)).toBe(units));

  it.each(['', '.', '1.', '.5', '1e3', '+1', ' 1', '1,5', '0x10', 'NaN', '1.2.3', '--1'])('refuses %p', (text) =>
    expect(toUnits(text, 8)).toBeUndefined(),
  );

  it('refuses more decimals than the scale keeps', () => {
    expect(toUnits('0.000000001', 8)).toBeUndefined();
    expect(toUnits('1.01', 1)).toBeUndefined();
  });

  it('refuses what a number cannot hold', () => {
    expect(toSafeUnits('90071992.54740991', 8)).toBe(Number.MAX_SAFE_INTEGER);
    expect(toSafeUnits('90071992.54740992', 8)).toBeUndefined();
  });

  it('gives back what it read', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 40n), 10n ** 40n), fc.integer({ min: 0, max: 18 }), (units, scale) => {
        expect(toUnits(fromUnits(units, scale), scale)).toBe(units);
      }),
    );
  });

  it.each([
    [7n, 2n, 'down', 3n],
    [7n, 2n, 'up', 4n],
    [7n, 2n, 'half-up', 4n],
    [-7n, 2n, 'down', -3n],
    [-7n, 2n, 'up', -4n],
    [-7n, 2n, 'half-up', -4n],
    [1n, 3n, 'half-up', 0n],
    [1n, 3n, 'up', 1n],
    [6n, 3n, 'up', 2n],
    [0n, -3n, 'up', 0n],
    [1n, -3n, 'up', -1n],
  ] as const)('divides %s by %s rounding %s', (numerator, denominator, rounding, expected) =>
    expect(divideUnits(numerator, denominator, rounding)).toBe(expected),
  );
});

describe('increments', () => {
  it.each([
    ['0.01', 2],
    ['0.010', 2],
    ['1', 0],
    ['10', 0],
    ['1.0', 0],
    ['0.00000001', 8],
  ])('%s needs %d decimals', (increment, decimals) => expect(decimalsOf(increment)).toBe(decimals));

  it('counts ticks and gives back the price', () => {
    expect(toMultiples('96482.1', '0.1')).toBe(964_821);
    expect(toMultiples('15', '5')).toBe(3);
    expect(toMultiples('0.00002417', '0.00000001')).toBe(2417);
    expect(fromMultiples(2417, '0.00000001')).toBe('0.00002417');
    expect(fromMultiples(3, '0.5')).toBe('1.5');
  });

  it('refuses what is between two ticks', () => {
    expect(toMultiples('96482.15', '0.1')).toBeUndefined();
    expect(toMultiples('0.3', '0.2')).toBeUndefined();
    expect(() => toMultiples('1', '0')).toThrow(RangeError);
  });
});

describe('decimal', () => {
  it('does not know binary fractions', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(subtract('0.3', '0.3')).toBe('0');
    expect(multiply('0.00000001', '0.00000001')).toBe('0.0000000000000001');
    expect(multiply('-1', '0')).toBe('0');
  });

  it('divides once, at the precision asked for', () => {
    expect(divide('2', '3', 'down', 4)).toBe('0.6666');
    expect(divide('2', '3', 'half-up', 4)).toBe('0.6667');
    expect(divide('1', '3', 'up', 2)).toBe('0.34');
    // Rounded to 20 places first this would become 0.5 and then 1.
    expect(divide('4999999999999999999999999', '10000000000000000000000000', 'half-up', 0)).toBe('0');
    expect(() => divide('1', '0', 'down', 2)).toThrow();
  });

  it('rounds to an increment and to decimals', () => {
    expect(roundTo('96482.17', '0.1', 'down')).toBe('96482.1');
    expect(roundTo('96482.17', '0.1', 'up')).toBe('96482.2');
    expect(roundTo('17', '5', 'half-up')).toBe('15');
    expect(roundTo('0.000000019', '0.00000001', 'down')).toBe('0.00000001');
    expect(roundDecimals('1.005', 2, 'half-up')).toBe('1.01');
  });

  it('compares', () => {
    expect(compare('1.0', '1')).toBe(0);
    expect(min('2', '10', '3')).toBe('2');
    expect(max('2', '10', '3')).toBe('10');
    expect(isZero('0.00')).toBe(true);
    expect(isZero('0.0000000000000000001')).toBe(false);
    expect(() => add('one', '1')).toThrow();
  });
});

import { max, min, roundDecimals } from '@/domain/money/decimal';
import { fromMultiples, toMultiples } from '@/domain/money/increments';
import { fromUnits } from '@/domain/money/units';

describe('at the edges of money', () => {
  it.each(['0', '0.0', '-0.1', '', 'tick', '1e-8'])('%p is no increment', (increment) => {
    expect(() => fromMultiples(1, increment)).toThrow(new RangeError(`not an increment: ${increment}`));
    expect(() => toMultiples('1', increment)).toThrow(new RangeError(`not an increment: ${increment}`));
  });

  it('nothing is never written with a sign', () => {
    expect(roundDecimals('-0.004', 2, 'down')).toBe('0');
    expect(roundDecimals('-0.006', 2, 'half-up')).toBe('-0.01');
    expect([fromUnits(0n, 8), fromUnits(0n, 0), fromUnits(-1n, 2)]).toEqual(['0', '0', '-0.01']);
  });

  it('the least and the most are found wherever they stand', () => {
    expect([min('3', '1', '2'), min('1', '3', '2'), min('2', '3', '1')]).toEqual(['1', '1', '1']);
    expect([max('3', '1', '2'), max('1', '3', '2'), max('2', '1', '3')]).toEqual(['3', '3', '3']);
  });

  it('of equal values the first is kept as it was written', () => {
    expect(min('1.0', '1')).toBe('1.0');
    expect(max('1.0', '1')).toBe('1.0');
  });
});

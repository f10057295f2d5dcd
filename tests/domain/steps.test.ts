import { stepped } from '@/domain/money/steps';

describe('stepped', () => {
  it.each([
    ['96450', '0.1', 1, '0', '96450.1'],
    ['96450', '0.1', -1, '0', '96449.9'],
    ['96450', '0.1', 10, '0', '96451'],
    ['0.1', '0.00001', 1, '0', '0.10001'],
    ['0.3', '0.1', -1, '0', '0.2'],
  ])('%s by %s x %d is exact', (value, increment, count, least, expected) => {
    expect(stepped(value, increment, count, least)).toBe(expected);
  });

  it('goes to the next increment from between two', () => {
    expect(stepped('1.25', '0.1', 1, '0')).toBe('1.3');
    expect(stepped('1.25', '0.1', -1, '0')).toBe('1.2');
  });

  it('never goes below the least', () => {
    expect(stepped('0.1', '0.1', -10, '0.1')).toBe('0.1');
    expect(stepped('0', '0.00001', 1, '0.0002')).toBe('0.0002');
  });
});

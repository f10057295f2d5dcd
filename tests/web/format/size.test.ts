import { isTinyPrice } from '@/src/format';
import { formatSize } from '@/src/format/size';

describe('sizes in narrow columns', () => {
  it.each([
    ['0.05', 5, '0.05000'],
    ['841200', 0, '841,200'],
    ['999999.9', 1, '999,999.9'],
    ['1000000', 0, '1.00M'],
    ['1649999999', 0, '1.64B'],
    [undefined, 2, '--'],
  ])('%s -> %s', (value, decimals, text) => expect(formatSize(value, decimals, 'en')).toBe(text));
});

describe('prices written with the count of their zeros', () => {
  it.each([
    ['0.00002418', true],
    ['0.0001', false],
    ['0.00009', true],
    ['0.03641', false],
    ['1.00001', false],
    ['0', false],
    [undefined, false],
  ])('%s: %p', (value, expected) => expect(isTinyPrice(value)).toBe(expected));
});

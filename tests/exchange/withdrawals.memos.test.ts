import { memoOn } from '@/exchange/app/custody/readMemo';

const on = (memo: 'tag' | 'text' | null) => ({ facts: { memo } as never });

describe('a memo', () => {
  it.each([
    ['100000017', '100000017'],
    [' 100000017 ', '100000017'],
    // One number is one place, however it is written.
    ['0100000017', '100000017'],
    ['0', '0'],
    ['4294967295', '4294967295'],
    ['4294967296', undefined],
    ['abc', undefined],
    ['４', undefined],
    ['=1+1', undefined],
    ['1.0', undefined],
    ['', null],
    [undefined, null],
  ])('that is a tag: %p is %p', (typed, memo) => {
    expect(memoOn(on('tag'), typed)).toBe(memo);
  });

  it('that is a text is what was typed, without blanks around it', () => {
    expect(memoOn(on('text'), '  rent 7 ')).toBe('rent 7');
    expect(memoOn(on('text'), '  ')).toBeNull();
  });

  it('is nothing a network without memos takes', () => {
    expect(memoOn(on(null), undefined)).toBeNull();
    expect(memoOn(on(null), '1')).toBeUndefined();
  });
});

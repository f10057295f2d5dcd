import { memoOf } from '@/domain/custody/deposits';

/** The check of ISO/IEC 7812, from right to left. */
function isRight(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

describe('memos', () => {
  const memos = Array.from({ length: 2000 }, (_, index) => memoOf(index + 1));

  it('are of one number each and carry a digit that checks them', () => {
    expect(new Set(memos).size).toBe(memos.length);
    for (const memo of memos) expect([memo, isRight(memo)]).toEqual([memo, true]);
  });

  it('with one wrong digit are nobody’s', () => {
    const known = new Set(memos);
    for (const memo of memos.slice(0, 50))
      for (let place = 0; place < memo.length; place += 1)
        for (const digit of '0123456789')
          if (digit !== memo[place]) expect(known.has(`${memo.slice(0, place)}${digit}${memo.slice(place + 1)}`)).toBe(false);
  });
});

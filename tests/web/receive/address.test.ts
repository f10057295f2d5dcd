import { groupsOf, isAtEnd } from '@/src/features/receive/model';

describe('an address in groups', () => {
  it('is the address when they are joined', () => {
    const address = 'bc1q8kx3v0w7sdt2eq5j9hzr4m6ylnu0fcpaxt7g2m';
    expect(groupsOf(address).join('')).toBe(address);
    expect(
      groupsOf(address)
        .slice(0, -1)
        .every((group) => group.length === 4),
    ).toBe(true);
  });

  it('has its ends marked: the first group and the last two', () => {
    expect([0, 1, 2, 3, 4].filter((index) => isAtEnd(index, 5))).toEqual([0, 3, 4]);
  });
});

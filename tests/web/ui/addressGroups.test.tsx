import { render } from '@testing-library/react';
import { AddressGroups } from '@/src/ui/address/AddressGroups';

const groupsOf = (address: string, differing?: number[]) => {
  const { container } = render(<AddressGroups address={address} differing={differing} />);
  return [...(container.querySelector('bdi')?.children ?? [])];
};
const texts = (groups: Element[]) => groups.map(({ textContent }) => textContent ?? '');

describe('an address in groups', () => {
  it('is the address when they are joined', () => {
    const address = 'bc1q8kx3v0w7sdt2eq5j9hzr4m6ylnu0fcpaxt7g2m';
    const groups = texts(groupsOf(address));
    expect(groups.join('')).toBe(address);
    expect(groups.slice(0, -1).every((group) => group.length === 4)).toBe(true);
    expect(texts(groupsOf('0x5aAeb6053F')).join('')).toBe('0x5aAeb6053F');
  });

  it('has its ends marked: the first group and the last two', () => {
    const marked = groupsOf('bc1q8kx3v0w7sdt2eq').flatMap(({ className }, index) => (className.includes('end') ? [index] : []));
    expect(marked).toEqual([0, 3, 4]);
  });

  it('marks the places that differ, and no ends beside them', () => {
    const groups = groupsOf('abcdefgh', [5]);
    expect(groups.some(({ className }) => className.includes('end'))).toBe(false);
    expect(
      groups
        .flatMap((group) => [...group.children])
        .filter(({ className }) => className !== '')
        .map(({ textContent }) => textContent),
    ).toEqual(['f']);
  });
});

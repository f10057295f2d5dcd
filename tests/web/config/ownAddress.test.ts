import { namesOwn } from '@/src/config/ownAddress';
import { routes } from '@/src/config/routes';

describe('an address of something of one’s own', () => {
  it.each([
    ['/express?order=1', true],
    ['/express?side=sell&order=1#top', true],
    // As a page reads it: everything behind the first mark is the query.
    ['/express?x?&order=5', true],
    ['/express?order=1?&order=2', false],
    ['/express?order=1&order=2', false],
    ['/express?order=', false],
    ['/express#?order=1', false],
    ['/express', false],
  ])('%s: %s', (address, isOwn) => {
    expect(namesOwn(routes.express, address)).toBe(isOwn);
    expect(namesOwn(routes.markets, address)).toBe(false);
  });
});

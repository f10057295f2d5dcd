import { confirmationsAt } from '@/domain/custody/confirmations';

describe('confirmations', () => {
  it.each([
    { height: 10, head: 10, count: 1 },
    { height: 10, head: 12, count: 3 },
    // The chain was taken back behind it.
    { height: 12, head: 10, count: 0 },
    { height: null, head: 10, count: 0 },
  ])('count the own block, and are none while no block has it: %j', ({ count, ...where }) => {
    expect(confirmationsAt(where)).toBe(count);
  });
});

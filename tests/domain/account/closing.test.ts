import { canBeLeft, whyItRemains } from '@/domain/account/closing';

describe('what stands in the way of closing an account', () => {
  it.each([
    ['less than the smallest order', { total: 9n, held: 0n, smallest: 10n }, false, 'TOO_LITTLE'],
    ['as much as the smallest order', { total: 10n, held: 0n, smallest: 10n }, false, 'MOVE'],
    ['a coin that no market takes', { total: 1n, held: 0n, smallest: undefined }, false, 'MOVE'],
    ['something set aside', { total: 9n, held: 1n, smallest: 10n }, false, 'HELD'],
    ['practice coins', { total: 1_000n, held: 0n, smallest: 10n }, true, 'PRACTICE'],
    ['practice coins that are set aside', { total: 1_000n, held: 1n, smallest: 10n }, true, 'HELD'],
  ] as const)('%s', (_what, coin, isPractice, why) => {
    expect(whyItRemains(coin, isPractice)).toBe(why);
  });

  it('may be left behind when it is worth nothing, or too little to move', () => {
    expect((['MOVE', 'HELD', 'TOO_LITTLE', 'PRACTICE'] as const).filter(canBeLeft)).toEqual(['TOO_LITTLE', 'PRACTICE']);
  });
});

import { draftFrom, type ExpressDraft, queryOf } from '@/src/features/express/model/draft';

const SIDES = ['BUY', 'SELL'] as const;
const draft: ExpressDraft = { side: 'BUY', coin: 'BTC', currency: 'EUR', methodId: undefined, typed: 'money', amount: '500' };

describe('what was typed, after logging in', () => {
  it.each(SIDES)('is of what it was typed in, money or coins: %s', (side) => {
    for (const typed of ['money', 'coins'] as const) {
      const before = { ...draft, side, typed };
      expect(draftFrom(queryOf(before), undefined, SIDES)).toEqual(before);
    }
  });

  it('is money for a purchase and coins for a sale where the address does not say', () => {
    expect(draftFrom({ side: 'buy', amount: '500' }, undefined, SIDES).typed).toBe('money');
    expect(draftFrom({ side: 'sell', amount: '0.5', typed: 'else' }, undefined, SIDES).typed).toBe('coins');
    expect(queryOf(draft)).not.toHaveProperty('typed');
  });

  it('is money where a sale was asked of a brand that has none', () => {
    expect(draftFrom({ side: 'sell', amount: '500' }, undefined, ['BUY'])).toMatchObject({ side: 'BUY', typed: 'money' });
  });
});

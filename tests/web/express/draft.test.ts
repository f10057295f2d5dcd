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

  it('stays of what the address means where the brand lacks the side it asks for: 60 EUR are not 60 BTC', () => {
    const sale = { side: 'sell', amount: '500', method: 'bank' };
    expect(draftFrom(sale, undefined, ['BUY'])).toMatchObject({ side: 'BUY', typed: 'coins', amount: '500', methodId: undefined });
    const purchase = { side: 'buy', amount: '60', method: 'card' };
    expect(draftFrom(purchase, undefined, ['SELL'])).toMatchObject({ side: 'SELL', typed: 'money', amount: '60', methodId: undefined });
    expect(draftFrom({ ...sale, typed: 'money' }, undefined, ['BUY'])).toMatchObject({ typed: 'money' });
  });

  it('is of the side there is where the address names none', () => {
    expect(draftFrom({ amount: '0.5' }, undefined, ['SELL'])).toMatchObject({ side: 'SELL', typed: 'coins' });
  });
});

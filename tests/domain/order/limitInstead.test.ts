import { limitInstead } from '@/domain/order/limitInstead';

const asks = [
  { price: '100', quantity: '2' },
  { price: '100.5', quantity: '3' },
  { price: '101', quantity: '1' },
  { price: '101.1', quantity: '50' },
];

describe('a limit order in place of one that moves the price', () => {
  it('stands at the worst level within one percent, and says what fills there at once', () => {
    expect(limitInstead(asks, '20', 'BUY')).toEqual({ price: '101', fillsNow: '6' });
  });

  it('looks down the bids for a sale', () => {
    const bids = [
      { price: '100', quantity: '2' },
      { price: '99', quantity: '1' },
      { price: '98.9', quantity: '9' },
    ];
    expect(limitInstead(bids, '5', 'SELL')).toEqual({ price: '99', fillsNow: '3' });
  });

  it('never crosses that edge, however little is beyond it', () => {
    const level = (price: string) => ({ price, quantity: '1' });
    expect(limitInstead([level('100000'), level('101000'), level('101000.01')], '5', 'BUY')?.price).toBe('101000');
    expect(limitInstead([level('100000'), level('99000'), level('98999.99')], '5', 'SELL')?.price).toBe('99000');
  });

  it('is no help where all of it fills within one percent, or where there is nobody', () => {
    expect(limitInstead(asks, '6', 'BUY')).toBeUndefined();
    expect(limitInstead([], '6', 'BUY')).toBeUndefined();
  });
});

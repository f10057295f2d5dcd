import { heldByOrders } from '@/domain/order/heldByOrders';

const pairs: Record<string, { base: string; quote: string }> = {
  BTC_USDT: { base: 'BTC', quote: 'USDT' },
  ETH_BTC: { base: 'ETH', quote: 'BTC' },
};
const order = (symbol: string, side: 'BUY' | 'SELL', price: string | null, quantity: string | null, filledQuantity = '0') => ({
  ...{ symbol, side, price, quantity, filledQuantity },
});
const held = (...orders: ReturnType<typeof order>[]) => heldByOrders(orders, (symbol) => pairs[symbol]);

describe('what resting orders hold', () => {
  it('is what is not filled of each, one sum per asset, whatever market holds it', () => {
    const orders = [
      order('BTC_USDT', 'BUY', '95800', '0.0125', '0.0025'),
      order('BTC_USDT', 'BUY', '96450.1', '0.05'),
      order('BTC_USDT', 'SELL', '98400', '0.0254', '0.00508'),
      order('ETH_BTC', 'BUY', '0.0364', '2'),
    ];
    expect(held(...orders)).toEqual([
      // 0.02032, and 2 at 0.0364
      { asset: 'BTC', amount: '0.09312' },
      // 0.01 at 95,800 and 0.05 at 96,450.1
      { asset: 'USDT', amount: '5780.505' },
    ]);
  });

  it('leaves out what does not rest, and what nobody can name', () => {
    expect(held(order('BTC_USDT', 'BUY', null, null), order('OLD_BTC', 'SELL', '1', '1'))).toEqual([]);
    expect(held()).toEqual([]);
  });
});

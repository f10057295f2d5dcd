import type { OrderSide } from '@/domain/order/enums';
import { LadderShape, SLOTS } from '@/exchange/app/practice/market/bots/ladderShape';
import { LEVELS_READ, Maker } from '@/exchange/app/practice/market/bots/maker';
import { OrderSizes } from '@/exchange/app/practice/market/bots/orderSizes';
import { tempoOf } from '@/exchange/app/practice/market/bots/tempo';
import { Random } from '@/exchange/app/practice/market/process/random';
import { practicePair } from '../support/practicePairs';

const pair = practicePair('BTC_USDT');

/** A book with a maker's orders and those of others, read as the maker reads it. */
function bookOf(others: readonly number[]) {
  const own = new Map<string, { side: OrderSide; ticks: number }>();
  let serial = 0;
  const trader = {
    quote: async (side: OrderSide, ticks: number) => {
      serial += 1;
      own.set(String(serial), { side, ticks });
      return { orderId: String(serial), status: 'OPEN' };
    },
    cancel: async (orderId: string) => void own.delete(orderId),
  };
  const levels = (side: OrderSide) => {
    const all = [...[...own.values()].filter((order) => order.side === side).map(({ ticks }) => ticks), ...(side === 'BUY' ? others : [])];
    const best = [...new Set(all)].toSorted((one, other) => (side === 'BUY' ? other - one : one - other));
    return best.slice(0, LEVELS_READ).map((priceTicks) => ({ priceTicks, lots: 1 }));
  };
  const read = () => ({ symbol: pair.symbol, seq: 1, referenceTicks: 1, bids: levels('BUY'), asks: levels('SELL') });
  const random = new Random(1);
  const maker = new Maker(trader as never, new LadderShape(pair), new OrderSizes(pair, tempoOf(pair), random), random, 1);
  return { own, maker, read };
}

describe('the maker', () => {
  it('does not forget orders behind the levels it reads: they would rest for ever, more of them with every move of the price', async () => {
    const { anchorTicks } = pair;
    // Others fill every level that is read, from just below the price down.
    const others = Array.from({ length: LEVELS_READ }, (_, index) => anchorTicks - 2 - index);
    const { own, maker, read } = bookOf(others);
    await maker.quote(anchorTicks, read(), 2 * SLOTS);
    for (let look = 0; look < 200; look += 1) await maker.quote(anchorTicks + (look % 2 === 0 ? 40 : 0), read());
    const bids = [...own.values()].filter(({ side }) => side === 'BUY');
    expect(bids.length).toBeLessThan(1.2 * SLOTS);
    expect(new Set(bids.map(({ ticks }) => ticks)).size).toBe(bids.length);
  });

  it('takes an order whose level is gone for filled, and fills its place again', async () => {
    const { own, maker, read } = bookOf([]);
    await maker.quote(pair.anchorTicks, read(), 2 * SLOTS);
    const [id, order] = [...own].find(([, { side }]) => side === 'SELL') ?? [];
    own.delete(id ?? '');
    await maker.quote(pair.anchorTicks, read());
    expect([...own.values()].some(({ side, ticks }) => side === 'SELL' && ticks === order?.ticks)).toBe(true);
  });
});

import fc from 'fast-check';
import type { OrderSide } from '@/domain/order/enums';
import type { BookLevels } from '@/exchange/app/money/moneyWriter';
import { OrderSizes } from '@/exchange/app/practice/market/bots/orderSizes';
import { Taker } from '@/exchange/app/practice/market/bots/taker';
import { tempoOf } from '@/exchange/app/practice/market/bots/tempo';
import { Random } from '@/exchange/app/practice/market/process/random';
import { cataloguePracticePairs } from '../support/practicePairs';
import { runs } from '../support/propertyRuns';

interface Taken {
  side: OrderSide;
  lots: number;
  /** Undefined for a market order, which the rules weigh at the last price. */
  limitTicks?: number;
}

/** A taker of one market, and the orders it sends. */
function takerOf(pair: ReturnType<typeof cataloguePracticePairs>[number], seed: number) {
  const orders: Taken[] = [];
  const random = new Random(seed);
  const trader = {
    take: async (side: OrderSide, lots: number, limitTicks: number) => void orders.push({ side, lots, limitTicks }),
    market: async (side: OrderSide, lots: number) => void orders.push({ side, lots }),
  };
  return { orders, taker: new Taker(trader as never, new OrderSizes(pair, tempoOf(pair), random), random) };
}

/** Any book around the anchor: also a few lots that are left of an order, and very large ones. */
const lots = (maxLots: number) => fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 * maxLots }));

describe.each(cataloguePracticePairs().map((pair) => [pair.symbol, pair] as const))('the taker on %s', (_symbol, pair) => {
  const side = (away: -1 | 1) =>
    fc
      .array(lots(pair.maxLots), { minLength: 1, maxLength: 6 })
      .map((sizes) => sizes.map((size, index) => ({ priceTicks: pair.anchorTicks + away * (index + 1), lots: size })));
  const book: fc.Arbitrary<BookLevels> = fc.record({
    symbol: fc.constant(pair.symbol),
    seq: fc.constant(1),
    referenceTicks: fc.constant(1),
    bids: side(-1),
    asks: side(1),
  });

  it('sends only orders that the rules of the market allow', async () => {
    await fc.assert(
      fc.asyncProperty(book, fc.integer({ min: 0, max: 2 ** 31 }), fc.constantFrom(-20, 0, 20), async (levels, seed, offset) => {
        const { orders, taker } = takerOf(pair, seed);
        const fairTicks = Math.max(1, pair.anchorTicks + offset);
        await taker.trade(fairTicks, levels);
        await taker.correct(fairTicks, levels);
        expect(orders.length).toBe(offset === 0 ? 1 : 2);
        for (const order of orders) {
          expect(order.lots * (order.limitTicks ?? pair.anchorTicks)).toBeGreaterThanOrEqual(pair.minTickLots);
          expect(order.lots).toBeLessThanOrEqual(pair.maxLots);
        }
      }),
      runs(40),
    );
  });
});

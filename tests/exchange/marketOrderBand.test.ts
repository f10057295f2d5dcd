import fc from 'fast-check';
import { bandLimit } from '@/domain/order/reasons';
import { AppError } from '@/exchange/app/appError';
import { assetSeeds, marketSeeds } from '@/exchange/app/markets/catalogue';
import type { Desk } from '@/exchange/app/money/desk/desk';
import { bandLimitTicks, defineMarket, priceText } from '@/exchange/app/money/records/market';
import type { OrderTerms } from '@/exchange/app/money/records/spotOrderRecord';
import { placeOrder } from '@/exchange/app/money/spot/placeOrder';
import { bareDesk, funded, newBatch } from '../support/bareDesk';
import { orderRecord } from '../support/orderRecord';
import { cataloguePairs } from '../support/practicePairs';
import { runs } from '../support/propertyRuns';

/** Of a market at 10.00 with a band of a tenth, in ticks. */
const [LOWEST, HIGHEST] = [900, 1100];
const RICH = 10n ** 15n;

const limitOrder = (side: 'BUY' | 'SELL', priceTicks: number, lots: number): OrderTerms => ({
  ...orderRecord(),
  ...{ side, type: 'LIMIT', timeInForce: 'GTC', isPostOnly: true, priceTicks, lots, quoteSize: null },
});
const marketOrder = (side: 'BUY' | 'SELL', size: { lots: number } | { quoteSize: bigint }): OrderTerms => ({
  ...orderRecord(),
  ...{ side, type: 'MARKET', timeInForce: 'IOC', isPostOnly: false, priceTicks: null, lots: null, quoteSize: null, ...size },
});

function place(desk: Desk, userId: string, name: string, terms: OrderTerms) {
  const batch = newBatch();
  try {
    return { batch, order: placeOrder(desk, batch, { userId, brand: 'kontor', accountType: 0 }, name, terms) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { batch, refusal: error.codeName };
  }
}

describe('a market order in a thin book', () => {
  const resting = fc.array(fc.record({ ticks: fc.integer({ min: 1, max: 3000 }), lots: fc.integer({ min: 1000, max: 5000 }) }), {
    maxLength: 6,
  });
  const size = fc.oneof(
    fc.integer({ min: 1000, max: 30_000 }).map((lots) => ({ lots })),
    fc.bigInt({ min: 10n ** 9n, max: 10n ** 11n }).map((quoteSize) => ({ quoteSize })),
  );

  it('trades at no price beyond the band, however it is sized; what is left of it is taken out', () => {
    fc.assert(
      fc.property(resting, size, fc.constantFrom('BUY' as const, 'SELL' as const), (orders, wanted, side) => {
        const desk = bareDesk('maker', 'taker');
        for (const userId of ['maker', 'taker']) for (const asset of ['ONE', 'TWO']) funded(desk, userId, asset, RICH);
        const other = side === 'BUY' ? 'SELL' : 'BUY';
        for (const [index, { ticks, lots }] of orders.entries()) place(desk, 'maker', `m${index}`, limitOrder(other, ticks, lots));
        const { batch, order, refusal } = place(desk, 'taker', 't', marketOrder(side, wanted));
        for (const { priceTicks } of batch.trades) {
          if (side === 'BUY') expect(priceTicks).toBeLessThanOrEqual(HIGHEST);
          else expect(priceTicks).toBeGreaterThanOrEqual(LOWEST);
        }
        if (!order) return expect(refusal).toBe('noLiquidity');
        expect(batch.trades.length).toBeGreaterThan(0);
        expect(['FILLED', 'EXPIRED']).toContain(order.status);
      }),
      runs(300),
    );
  });

  it('stops where the screen said it would, in every market that is shipped', () => {
    const scaleOf = (asset: string) => assetSeeds.find((seed) => seed.asset === asset)?.scale ?? 0;
    expect(new Set(marketSeeds.map(({ priceBand }) => priceBand))).toEqual(new Set(['0.1']));
    for (const pair of cataloguePairs()) {
      const market = defineMarket({
        ...pair,
        kind: 'SPOT',
        settle: pair.quote,
        baseScale: scaleOf(pair.base),
        quoteScale: scaleOf(pair.quote),
      });
      const { anchorPrice = '1' } = marketSeeds.find(({ base, quote }) => base === pair.base && quote === pair.quote) ?? {};
      const ticks = Math.round(Number(anchorPrice) / Number(market.priceUnit));
      for (const side of ['BUY', 'SELL'] as const) {
        const now = { bids: [], asks: [], last: undefined, reference: priceText(market, ticks) };
        expect([pair.symbol, side, bandLimit(side, { ...pair, state: 'LIVE' }, now)]).toEqual([
          ...[pair.symbol, side],
          priceText(market, bandLimitTicks(market, side, ticks)),
        ]);
      }
    }
  });
});

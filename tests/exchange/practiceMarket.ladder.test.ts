import fc from 'fast-check';
import { LadderShape, SLOTS } from '@/exchange/app/practice/market/bots/ladderShape';
import { planSide } from '@/exchange/app/practice/market/bots/planSide';
import { Random } from '@/exchange/app/practice/market/process/random';
import { practicePair } from '../support/practicePairs';
import { runs } from '../support/propertyRuns';

const MOVES = 6;
const symbols = ['BTC_USDT', 'XRP_USDT', 'SHIB_USDT', 'PEPE_USDT', 'ETH_BTC'];

/** A side under a moving fair price: applies each plan as the writer would. */
class Side {
  prices: number[] = [];
  private readonly random = new Random(1);

  constructor(
    readonly side: 'BUY' | 'SELL',
    private readonly shape: LadderShape,
  ) {}

  follow(touchTicks: number, moves = MOVES) {
    const limitTicks = this.side === 'BUY' ? touchTicks + 0.5 : touchTicks - 0.5;
    const plan = planSide({ side: this.side, touchTicks, limitTicks, resting: this.prices }, this.shape, this.random, moves);
    this.prices = [...this.prices.filter((price) => !plan.cancel.includes(price)), ...plan.place.map(({ priceTicks }) => priceTicks)];
    return plan;
  }
}

describe('the ladder', () => {
  it.each(symbols)('of %s spreads out with distance and counts slots both ways', (symbol) => {
    const shape = new LadderShape(practicePair(symbol));
    const gaps = Array.from({ length: SLOTS }, (_, slot) => shape.offset(slot + 1) - shape.offset(slot));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1 - 1e-9);
    expect(gaps.at(-1)).toBeGreaterThanOrEqual((gaps[0] ?? 0) - 1e-9);
    for (const slot of [0, 0.5, 7.25, SLOTS - 0.5]) expect(shape.slot(shape.offset(slot))).toBeCloseTo(slot, 6);
    expect(shape.slot(-3)).toBeLessThan(0);
    expect(shape.slot(shape.offset(SLOTS) * 2)).toBeGreaterThan(SLOTS);
  });

  it.each(symbols)('of %s is filled at once, best price first, never two at a price', (symbol) => {
    const { anchorTicks } = practicePair(symbol);
    for (const name of ['BUY', 'SELL'] as const) {
      const side = new Side(name, new LadderShape(practicePair(symbol)));
      side.follow(anchorTicks, 2 * SLOTS);
      expect(side.prices.length).toBe(SLOTS);
      expect(new Set(side.prices).size).toBe(SLOTS);
      expect(side.prices[0]).toBe(anchorTicks);
      expect(side.prices.every((price) => (name === 'BUY' ? price <= anchorTicks : price >= anchorTicks))).toBe(true);
    }
  });

  it('does nothing while the price stands still', () => {
    const side = new Side('BUY', new LadderShape(practicePair('BTC_USDT')));
    side.follow(964_000, 2 * SLOTS);
    expect(side.follow(964_000)).toEqual({ cancel: [], place: [] });
  });

  it('moves a handful of orders for a small move and takes out those in danger', () => {
    const side = new Side('BUY', new LadderShape(practicePair('BTC_USDT')));
    side.follow(964_000, 2 * SLOTS);
    const down = side.follow(963_950);
    expect(down.cancel.every((price) => price > 963_950)).toBe(true);
    expect(down.cancel.length).toBeGreaterThan(0);
    expect(down.cancel.length + down.place.length).toBeLessThanOrEqual(2 * MOVES);
    expect(963_950 - Math.max(...side.prices)).toBeLessThanOrEqual(2);
  });

  it.each(symbols)('of %s keeps more than fifty levels and its best price wherever the price goes', (symbol) => {
    const pair = practicePair(symbol);
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -15, max: 15 }), { minLength: 150, maxLength: 150 }),
        fc.constantFrom('BUY' as const, 'SELL' as const),
        (moves, name) => {
          const side = new Side(name, new LadderShape(pair));
          let touch = pair.anchorTicks;
          side.follow(touch, 2 * SLOTS);
          for (const move of moves) {
            touch = Math.max(200, touch + Math.round((move * pair.anchorTicks) / 50_000));
            side.follow(touch);
            expect(side.prices.length).toBeGreaterThanOrEqual(50);
            expect(side.prices.length).toBeLessThanOrEqual(SLOTS + 3 * MOVES);
          }
          // A leap takes a few looks: each may change only so much.
          for (let look = 0; look < 12; look += 1) side.follow(touch);
          const best = name === 'BUY' ? Math.max(...side.prices) : Math.min(...side.prices);
          expect(Math.abs(best - touch)).toBeLessThanOrEqual(2);
        },
      ),
      runs(12),
    );
  });
});

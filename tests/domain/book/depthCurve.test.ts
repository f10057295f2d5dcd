import fc from 'fast-check';
import { type Book, fromSnapshot } from '@/domain/book/book';
import { depthCurve } from '@/domain/book/depthCurve';
import { depthMark, MARK_STEPS, restingWithin } from '@/domain/book/depthMark';
import { BOOK_SCALE } from '@/domain/book/level';
import { add, compare, divide, multiply, subtract } from '@/domain/money/decimal';
import { fromUnits, toUnits } from '@/domain/money/units';

const tick = toUnits('0.1', BOOK_SCALE) ?? 0n;
const decimal = (units: bigint) => fromUnits(units, BOOK_SCALE);

// The middle is 100.
const book = fromSnapshot({
  seq: 1,
  bids: [
    ['99.9', '1'],
    ['99.5', '2.5'],
    ['98', '4'],
    ['90', '100'],
  ],
  asks: [
    ['100.1', '0.5'],
    ['101', '1.25'],
    ['101.9', '3'],
  ],
});

function curveOf(from: Book, range: string) {
  const curve = depthCurve(from, range);
  if (!curve) throw new Error('the book is empty');
  return curve;
}

describe('depthCurve', () => {
  it.each([
    ['0.5', ['99.9 1', '99.5 3.5'], ['100.1 0.5']],
    ['1', ['99.9 1', '99.5 3.5'], ['100.1 0.5', '101 1.75']],
    ['2', ['99.9 1', '99.5 3.5', '98 7.5'], ['100.1 0.5', '101 1.75', '101.9 4.75']],
  ])('adds up what rests within %s percent of the middle', (range, bids, asks) => {
    const curve = curveOf(book, range);
    const text = (side: 'bids' | 'asks') =>
      curve[side].steps.map(({ priceUnits, totalUnits }) => `${decimal(priceUnits)} ${decimal(totalUnits)}`);
    expect(decimal(curve.midUnits)).toBe('100');
    expect(text('bids')).toEqual(bids);
    expect(text('asks')).toEqual(asks);
  });

  it('says where a side ends that does not fill the range', () => {
    const { bids, asks } = curveOf(book, '5');
    expect(bids.endsAtUnits).toBeUndefined();
    expect(decimal(asks.endsAtUnits ?? 0n)).toBe('101.9');
  });

  it('stands on the best price of the one side there is, and on nothing for an empty book', () => {
    const oneSided = { ...book, asks: [] };
    expect(decimal(curveOf(oneSided, '1').midUnits)).toBe('99.9');
    expect(curveOf(oneSided, '1').asks.steps).toEqual([]);
    expect(depthCurve({ ...book, bids: [], asks: [] }, '1')).toBeUndefined();
  });

  it('takes no range that is none', () => {
    expect(() => depthCurve(book, '0')).toThrow(RangeError);
    expect(() => depthCurve(book, 'two')).toThrow(RangeError);
  });
});

describe('depthMark', () => {
  const at = (percentOfReach: number) => depthMark(book, curveOf(book, '2'), (percentOfReach / 100) * MARK_STEPS, tick);

  it('says what moving the price up to a point costs', () => {
    // 0.5 x 100.1 + 1.25 x 101
    expect(at(50)).toEqual({
      side: 'asks',
      price: '101',
      percent: '1',
      size: '1.75',
      cost: '176.3',
      averagePrice: '100.742857142857142857',
      mirror: { price: '99', percent: '-1', size: '3.5' },
    });
  });

  it('says what moving it down brings', () => {
    expect(at(-100)).toMatchObject({ side: 'bids', price: '98', percent: '-2', size: '7.5', cost: '740.65' });
    expect(at(-100).mirror).toEqual({ price: '102', percent: '2', size: '4.75' });
  });

  it('has no average before the first level', () => {
    expect(at(1)).toMatchObject({ size: '0', cost: '0', averagePrice: undefined });
  });
});

const level = fc.record({ ticks: fc.integer({ min: 1, max: 4000 }), lots: fc.integer({ min: 1, max: 1_000_000 }) });
const sideFrom = (side: readonly { ticks: number; lots: number }[], base: number) =>
  side.map(({ ticks, lots }): [string, string] => [multiply(String(base + ticks), '0.1'), multiply(String(lots), '0.00001')]);
const side = fc.uniqueArray(level, { selector: (one) => one.ticks, minLength: 1, maxLength: 60 });
const books = fc
  .tuple(side, side)
  .map(([bids, asks]) => fromSnapshot({ seq: 1, bids: sideFrom(bids, 20_000), asks: sideFrom(asks, 24_000) }));

describe('any curve and any mark on it', () => {
  it('equal sums over the levels, and mirror each other', () => {
    const places = fc.integer({ min: -MARK_STEPS, max: MARK_STEPS });
    fc.assert(
      fc.property(books, fc.constantFrom('0.5', '1', '2', '5'), places, (any, range, place) => {
        const curve = curveOf(any, range);
        const mark = depthMark(any, curve, place, tick);
        const reached = any[mark.side].filter(({ price }) => compare(price, mark.price) * (mark.side === 'bids' ? -1 : 1) <= 0);
        expect(compare(mark.size, reached.map(({ quantity }) => quantity).reduce(add, '0'))).toBe(0);
        const cost = reached.map(({ price, quantity }) => multiply(price, quantity)).reduce(add, '0');
        expect(compare(mark.cost, cost)).toBe(0);
        if (mark.averagePrice !== undefined) expect(mark.averagePrice).toBe(divide(cost, mark.size, 'down', BOOK_SCALE));
        // Both stand equally far from the middle, but for the tick each is brought to.
        const apart = subtract(add(mark.price, mark.mirror.price), multiply(decimal(curve.midUnits), '2'));
        expect(compare(apart.replace('-', ''), '0.2')).toBeLessThanOrEqual(0);
        if (Math.abs(place) === MARK_STEPS) expect(mark.size).toBe(decimal(curve[mark.side].steps.at(-1)?.totalUnits ?? 0n));
        expect(restingWithin(any, curve.midUnits, range)).toEqual({
          bids: decimal(curve.bids.steps.at(-1)?.totalUnits ?? 0n),
          asks: decimal(curve.asks.steps.at(-1)?.totalUnits ?? 0n),
        });
      }),
    );
  });
});

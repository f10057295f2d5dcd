import fc from 'fast-check';
import { type AxisRoom, LINE_LABEL, spreadLabels } from '@/domain/chart/axisLabels';
import { axisPlaces } from '@/domain/chart/axisPlaces';
import { groupOrders, type OrderPoint } from '@/domain/chart/orderGroups';

describe('labels between two heights', () => {
  const label = (y: number, height = 20) => ({ y, height });

  it('stand where they belong while there is room', () => {
    expect(spreadLabels([label(50), label(100), label(150)], 0, 200)).toEqual([50, 100, 150]);
  });

  it('share the way they have to move, and the heavier moves less', () => {
    expect(spreadLabels([label(100), label(100)], 0, 200)).toEqual([90, 110]);
    const [light = 0, heavy = 0] = spreadLabels([label(100), { ...label(100), weight: 1_000 }], 0, 200);
    expect(heavy - light).toBeCloseTo(20);
    expect(heavy).toBeCloseTo(100, 1);
  });

  it('stay between the heights', () => {
    expect(spreadLabels([label(-40), label(3)], 0, 200)).toEqual([10, 30]);
    expect(spreadLabels([label(199), label(400)], 0, 200)).toEqual([170, 190]);
  });

  it('move as little in all as any other way to place them', () => {
    const ys = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 6 }).map((list) => list.toSorted((a, b) => a - b));
    const moved = (places: readonly number[], wanted: readonly number[]) =>
      places.reduce((sum, place, at) => sum + (place - (wanted[at] ?? 0)) ** 2, 0);
    fc.assert(
      fc.property(ys, fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 6, maxLength: 6 }), (wanted, gaps) => {
        const places = spreadLabels(
          wanted.map((y) => label(y)),
          0,
          300,
        );
        // Any other legal arrangement: some first place, then gaps.
        let end = 0;
        const other = wanted.map((_, at) => {
          end += Number(gaps[at]) + (at === 0 ? 10 : 20);
          return end;
        });
        fc.pre(end <= 290);
        expect(moved(places, wanted)).toBeLessThanOrEqual(moved(other, wanted) + 1e-6);
      }),
    );
  });
});

interface Order {
  price: number;
  isBuy: boolean;
}

/** A chart of prices from 1,000 at the top to 0 at the bottom, `height` px high. */
const pointsOf = (orders: readonly Order[], height: number): OrderPoint<Order>[] =>
  orders.map((order) => ({ order, isBuy: order.isBuy, y: ((1_000 - order.price) / 1_000) * height }));

const buy = (price: number): Order => ({ price, isBuy: true });
const sell = (price: number): Order => ({ price, isBuy: false });
const prices = (orders: readonly Order[]) => orders.map(({ price }) => price);

describe('groups of own orders', () => {
  const axis: AxisRoom = { height: 500, last: { y: 250, height: 32 } };
  const group = (orders: readonly Order[], room = axis) => groupOrders(pointsOf(orders, room.height), room);

  it('are single orders while these stand apart', () => {
    const { groups, above, below } = group([buy(300), buy(400), sell(700)]);
    expect(groups.map(({ orders }) => prices(orders))).toEqual([[700], [400], [300]]);
    expect([...above, ...below]).toEqual([]);
  });

  it('gather what is near, a side at a time', () => {
    const { groups } = group([buy(470), buy(460), buy(300), sell(540), sell(530)]);
    expect(groups.map(({ orders, isBuy }) => [prices(orders), isBuy])).toEqual([
      [[540, 530], false],
      [[470, 460], true],
      [[300], true],
    ]);
  });

  it('are at most six on a side of the last price', () => {
    const { groups } = group(Array.from({ length: 200 }, (_, index) => buy(490 - index * 2)));
    expect(groups.length).toBe(6);
    expect(Math.max(...groups.map(({ orders }) => orders.length))).toBeLessThan(80);
  });

  it('leave to the edges what is out of view, or has no room beside the last price', () => {
    const { above, below } = group([buy(-1), sell(1_001), sell(1_400)]);
    expect([prices(above), prices(below)]).toEqual([[1_400, 1_001], [-1]]);
    const atTop = { height: 500, last: { y: 30, height: 32 } };
    expect(prices(group([sell(980), buy(400)], atTop).above)).toEqual([980]);
    expect(prices(group([sell(900), buy(100)], { height: 30, last: undefined }).above)).toEqual([900]);
  });

  it('know nothing of the crosshair: it moves labels, it never regroups', () => {
    const { groups } = group([buy(470), buy(400), buy(340)]);
    const places = Array.from({ length: 500 }, (_, y) => axisPlaces(axis, y, groups).groups.length);
    expect(new Set(places)).toEqual(new Set([3]));
  });
});

describe('labels of an axis, whatever stands on it', () => {
  const order = fc.record({ price: fc.integer({ min: -300, max: 1_300 }), isBuy: fc.boolean() });
  const room = fc.record({
    height: fc.integer({ min: 90, max: 900 }),
    lastShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
    lastHeight: fc.constantFrom(20, 32),
    pointerShare: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
  });

  it('never cover each other, lie within it, keep the order of prices, and leave out no order', () => {
    fc.assert(
      fc.property(fc.array(order, { maxLength: 60 }), room, (orders, { height, lastShare, lastHeight, pointerShare }) => {
        const last = lastShare === undefined ? undefined : { y: lastShare * height, height: lastHeight };
        const axis = { height, last };
        const points = pointsOf(orders, height);
        const { groups, above, below } = groupOrders(points, axis);
        const places = axisPlaces(axis, pointerShare === undefined ? undefined : pointerShare * height, groups);

        const boxes = [
          ...places.groups.map((y) => ({ y, height: LINE_LABEL })),
          ...(places.last === undefined ? [] : [{ y: places.last, height: lastHeight }]),
          ...(places.pointer === undefined ? [] : [{ y: places.pointer, height: LINE_LABEL }]),
        ].toSorted((a, b) => a.y - b.y);
        let end = -1e-6;
        for (const box of boxes) {
          expect(box.y - box.height / 2).toBeGreaterThanOrEqual(end);
          end = box.y + box.height / 2 - 1e-6;
        }
        expect(end).toBeLessThanOrEqual(height);

        // From the top down: prices fall, and the last price stands between those above and below it.
        const listed = groups.flatMap((one) => one.orders);
        expect(prices(listed)).toEqual(prices(listed).toSorted((a, b) => b - a));
        groups.forEach(({ orders: members, isOverLast }, at) => {
          if (last === undefined) return;
          expect(Number(places.groups[at]) < Number(places.last)).toBe(isOverLast);
          for (const { price } of members) {
            const y = ((1_000 - price) / 1_000) * height;
            expect(isOverLast ? y <= last.y : y >= last.y).toBe(true);
          }
        });
        expect(places.groups).toEqual(places.groups.toSorted((a, b) => a - b));

        // Every order once: in a label, or counted at the edge behind which it is.
        const counted = new Set([...listed, ...above, ...below]);
        expect(counted.size).toBe(orders.length);
        expect(listed.length + above.length + below.length).toBe(orders.length);
      }),
      { numRuns: 500 },
    );
  });
});

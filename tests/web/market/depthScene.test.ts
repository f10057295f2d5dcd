import fc from 'fast-check';
import { fromSnapshot } from '@/domain/book/book';
import { depthCurve } from '@/domain/book/depthCurve';
import { MARK_STEPS } from '@/domain/book/depthMark';
import { cardPlace } from '@/src/market/chart/depth/cardPlace';
import { HEADS, niceStep, plotOf, steadyTop, ticksWithin } from '@/src/market/chart/depth/depthScale';
import { depthScene, placeAt, pointAt } from '@/src/market/chart/depth/depthScene';
import { platesOf } from '@/src/market/chart/depth/drawMark';
import { ownLabels } from '@/src/market/chart/depth/ownLabels';

const BOX = { width: 872, height: 526 };
const book = fromSnapshot({
  seq: 1,
  bids: [
    ['99', '1'],
    ['98', '3'],
  ],
  asks: [
    ['101', '2'],
    ['104', '2'],
  ],
});
const curve = depthCurve(book, '2');
if (!curve) throw new Error('the book is empty');
const scene = depthScene(curve, BOX, undefined);

describe('the depth curve in pixels', () => {
  it('is a staircase: between two levels nothing is smoothed', () => {
    for (const corners of [scene.bids, scene.asks]) {
      const straight = corners.every((corner, index) => {
        const before = corners[index - 1];
        return !before || before.x === corner.x || before.y === corner.y;
      });
      expect(straight).toBe(true);
    }
    expect(scene.bids[0]).toEqual({ x: 200, y: 500 });
    expect(scene.bids.at(-1)).toEqual({ x: 0, y: pointAt(scene, curve, 'bids', 98).y });
  });

  it('finds the place under a pointer, held within the plot', () => {
    expect(placeAt(scene.plot, 0)).toBe(-MARK_STEPS);
    expect(placeAt(scene.plot, 600)).toBe(MARK_STEPS / 2);
    expect(placeAt(scene.plot, 5_000)).toBe(MARK_STEPS);
  });

  it('keeps its scale while the curve still fits it', () => {
    const top = steadyTop(100, undefined, 500);
    expect(steadyTop(107, top, 500)).toBe(top);
    expect(steadyTop(80, top, 500)).toBe(top);
    expect(steadyTop(130, top, 500)).toBeGreaterThan(130);
    expect(steadyTop(20, top, 500)).toBeLessThan(top);
  });

  it('leaves the words at the top clear, however low the chart is', () => {
    for (const height of [150, 260, 500, 900]) {
      const top = steadyTop(100, undefined, height);
      const highest = [100, 104, 108, 115, 140].map((largest) => height * (1 - largest / steadyTop(largest, top, height)));
      expect(Math.min(...highest)).toBeGreaterThanOrEqual(Math.min(HEADS, height / 3) - 1e-9);
    }
  });

  it.each([
    [300, 7, 50],
    [0.0045, 5, 0.001],
    [3860, 8, 500],
  ])('divides %d into at most %d parts of %d', (span, most, step) => {
    expect(niceStep(span, most)).toBeCloseTo(step, 12);
    expect(ticksWithin(0, span, step).length).toBeLessThanOrEqual(most + 1);
  });

  it('keeps the card beside its mark and inside of the plot', () => {
    const plot = plotOf(BOX);
    for (const x of [0, 100, 400, 700, plot.width - 1])
      for (const side of ['bids', 'asks'] as const) {
        const at = cardPlace({ x, y: 10 }, side, BOX);
        const left = side === 'asks' ? at.x - 290 : at.x;
        expect(left).toBeGreaterThan(0);
        expect(left + 290).toBeLessThan(plot.width);
        expect(at.y).toBeGreaterThan(0);
      }
  });
});

describe('labels of the depth chart', () => {
  const plot = { width: 800, height: 500 };
  const point = (x: number, y: number, isBuy = true) => ({ x, y, isBuy, width: 80 });

  it('stand on the open side of the curve', () => {
    expect(ownLabels([point(200, 300), point(600, 300, false)], plot)).toEqual([
      { x: 208, y: 289 },
      { x: 512, y: 289 },
    ]);
  });

  it('stand under the curve where there is no room over it, and stay away from the words at the top and the other side', () => {
    expect(ownLabels([point(390, 300)], plot)).toEqual([{ x: 302, y: 311 }]);
    expect(ownLabels([point(420, 300, false)], plot)).toEqual([{ x: 428, y: 311 }]);
    expect(Number(ownLabels([point(200, HEADS)], plot)[0]?.y)).toBeGreaterThan(HEADS);
    expect(ownLabels([point(200, 10)], plot)).toEqual([undefined]);
  });

  it('never cover each other, a point, the top or an edge, however many there are', () => {
    const any = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 500 }), isBuy: fc.boolean() });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 40 }), (raw) => {
        const points = raw.map((one) => ({ ...one, width: 80 }));
        const areas = ownLabels(points, plot).flatMap((place, index) => (place ? [{ index, left: place.x, top: place.y - 8 }] : []));
        for (const { index, left, top } of areas) {
          expect([left >= 0, left + 80 <= 800, top >= HEADS, top + 16 <= 500]).toEqual([true, true, true, true]);
          const isApart = (x: number, y: number, width: number, height: number) =>
            left + 80 <= x || x + width <= left || top + 16 <= y || y + height <= top;
          expect(areas.every((other) => other.index === index || isApart(other.left, other.top, 80, 16))).toBe(true);
          expect(points.every(({ x, y }, at) => at === index || (isApart(x - 3.5, y - 3.5, 7, 7) && isApart(x, y, 1, 500 - y)))).toBe(true);
        }
      }),
    );
  });

  it('of the mark stand beside each other at the middle, within the plot', () => {
    const context = { measureText: () => ({ width: 100 }) } as unknown as CanvasRenderingContext2D;
    const mark = { label: 'own', mirrorLabel: 'mirror', sizeLabel: '' };
    for (const reach of [0, 1, 20, 400]) {
      for (const isBid of [true, false]) {
        const [bid, ask] = [
          { x: 400 - reach, y: 0 },
          { x: 400 + reach, y: 0 },
        ];
        const plates = platesOf(context, { ...scene, plot }, { ...mark, isBid, point: isBid ? bid : ask, mirror: isBid ? ask : bid });
        expect(plates.map(({ label }) => label)).toEqual(isBid ? ['own', 'mirror'] : ['mirror', 'own']);
        const [first, second] = plates;
        expect(Number(first?.left) + Number(first?.width)).toBeLessThan(Number(second?.left));
        expect([Number(first?.left) >= 0, Number(second?.left) + Number(second?.width) <= 800]).toEqual([true, true]);
      }
    }
  });
});

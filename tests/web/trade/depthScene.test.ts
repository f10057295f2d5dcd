import { fromSnapshot } from '@/domain/book/book';
import { depthCurve } from '@/domain/book/depthCurve';
import { MARK_STEPS } from '@/domain/book/depthMark';
import { cardPlace } from '@/src/features/trade/chart/depth/cardPlace';
import { niceStep, plotOf, steadyTop, ticksWithin } from '@/src/features/trade/chart/depth/depthScale';
import { depthScene, placeAt, pointAt } from '@/src/features/trade/chart/depth/depthScene';

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
    const top = steadyTop(100, undefined);
    expect(steadyTop(110, top)).toBe(top);
    expect(steadyTop(80, top)).toBe(top);
    expect(steadyTop(130, top)).toBeGreaterThan(130);
    expect(steadyTop(20, top)).toBeLessThan(top);
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

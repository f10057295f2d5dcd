import type { DepthCurve, DepthStep } from '@/domain/book/depthCurve';
import { MARK_STEPS } from '@/domain/book/depthMark';
import { BOOK_SCALE, type BookSideName } from '@/domain/book/level';
import { type DepthBox, plotOf, steadyTop } from './depthScale';
import type { Point } from './strokes';

/** The curve in pixels of a canvas. Numbers from here on: nothing of it becomes money again. */
export interface DepthScene {
  box: DepthBox;
  plot: DepthBox;
  /** Prices at the left and right edge and the size at the top. */
  low: number;
  high: number;
  top: number;
  /** Corners of each staircase, from the middle outwards. */
  bids: readonly Point[];
  asks: readonly Point[];
}

const UNIT = 10 ** BOOK_SCALE;
const asNumber = (units: bigint) => Number(units) / UNIT;

/** Lays a curve out in a box. `lastTop` is the scale of the frame before. */
export function depthScene(curve: DepthCurve, box: DepthBox, lastTop: number | undefined): DepthScene {
  const plot = plotOf(box);
  const low = asNumber(curve.midUnits - curve.reachUnits);
  const high = asNumber(curve.midUnits + curve.reachUnits);
  const totals = [curve.bids, curve.asks].map(({ steps }) => asNumber(steps.at(-1)?.totalUnits ?? 0n));
  const top = steadyTop(Math.max(...totals, Number.MIN_VALUE), lastTop, plot.height);
  const frame = { box, plot, low, high, top };
  return {
    ...frame,
    bids: staircase(frame, curve.bids.steps, 0),
    asks: staircase(frame, curve.asks.steps, plot.width),
  };
}

type Frame = Pick<DepthScene, 'plot' | 'low' | 'high' | 'top'>;

/** Px from the left of a price. */
export function xOf({ plot, low, high }: Frame, price: number): number {
  return ((price - low) / (high - low)) * plot.width;
}

/** Px from the top of a size. */
export function yOf({ plot, top }: Frame, size: number): number {
  return plot.height * (1 - size / top);
}

/** Where on the curve a decimal price of a side stands. */
export function pointAt(scene: DepthScene, curve: DepthCurve, side: BookSideName, price: number): Point {
  const isNearer = (step: DepthStep) => (side === 'bids' ? asNumber(step.priceUnits) >= price : asNumber(step.priceUnits) <= price);
  const total = curve[side].steps.findLast(isNearer)?.totalUnits ?? 0n;
  return { x: xOf(scene, price), y: yOf(scene, asNumber(total)) };
}

/** The place of a mark (see `depthMark`) under a pointer, held within the plot. */
export function placeAt({ width }: DepthBox, x: number): number {
  const share = (2 * x) / width - 1;
  return Math.round(Math.min(1, Math.max(-1, share)) * MARK_STEPS);
}

function staircase(frame: Frame, steps: readonly DepthStep[], edge: number): Point[] {
  const first = steps[0];
  if (!first) return [];
  const points: Point[] = [{ x: xOf(frame, asNumber(first.priceUnits)), y: frame.plot.height }];
  let y = frame.plot.height;
  for (const { priceUnits, totalUnits } of steps) {
    const x = xOf(frame, asNumber(priceUnits));
    points.push({ x, y });
    y = yOf(frame, asNumber(totalUnits));
    points.push({ x, y });
  }
  // Beyond the last level nothing is added: the step runs on to the edge.
  points.push({ x: edge, y });
  return points;
}

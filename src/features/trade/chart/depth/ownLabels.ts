import type { DepthBox } from './depthScale';
import type { Point } from './strokes';

/** An own order on the curve, and how wide its label is. */
export interface LabelledPoint extends Point {
  isBuy: boolean;
  width: number;
}

/** Where a label begins, and its middle. */
export type LabelPlace = Point;

interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const HALF = 8;
/** From a point to its label, and how much of the plot a point itself takes. */
const BESIDE = 8;
const BY = 11;
const DOT = 5;
const EDGE = 4;
/** Words of the chart's head stand there. */
export const HEADS = 56;

/**
 * Where each point's label stands: on the open side of the curve if it can, and nowhere when it would cover another label, another
 * point, the words at the top or an edge. The point is drawn all the same.
 */
export function ownLabels(points: readonly LabelledPoint[], plot: DepthBox): (LabelPlace | undefined)[] {
  const dots = points.map(({ x, y }): Area => ({ left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT }));
  const placed: Area[] = [];
  return points.map((point, index) => {
    const others = dots.filter((_, at) => at !== index);
    const area = areasOf(point).find((one) => isInside(one, plot) && ![...placed, ...others].some((other) => overlap(one, other)));
    if (!area) return undefined;
    placed.push(area);
    return { x: area.left, y: area.top + HALF };
  });
}

/** Above before below; towards the middle first, where the curve is lower. */
function areasOf({ x, y, isBuy, width }: LabelledPoint): Area[] {
  const right = { left: x + BESIDE, right: x + BESIDE + width };
  const left = { left: x - BESIDE - width, right: x - BESIDE };
  const sides = isBuy ? [right, left] : [left, right];
  return [y - BY, y + BY].flatMap((middle) => sides.map((side) => ({ ...side, top: middle - HALF, bottom: middle + HALF })));
}

function isInside({ left, right, top, bottom }: Area, plot: DepthBox): boolean {
  return left >= EDGE && right <= plot.width - EDGE && top >= HEADS && bottom <= plot.height - EDGE;
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

import { type DepthBox, HEADS } from './depthScale';
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

/**
 * Where each point's label stands: over the curve towards the middle, or under it away from there, and nowhere when it would cover
 * another label or point, the line that leads down from one, the words at the top, the other side or an edge. The point is drawn all the
 * same.
 */
export function ownLabels(points: readonly LabelledPoint[], plot: DepthBox): (LabelPlace | undefined)[] {
  const drawn = points.map(({ x, y }): Area[] => [
    { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT },
    { left: x - 1, right: x + 1, top: y, bottom: plot.height },
  ]);
  const placed: Area[] = [];
  return points.map((point, index) => {
    const others = drawn.filter((_, at) => at !== index).flat();
    const bounds = boundsOf(point, plot);
    const area = areasOf(point).find((one) => isWithin(one, bounds) && ![...placed, ...others].some((other) => overlap(one, other)));
    if (!area) return undefined;
    placed.push(area);
    return { x: area.left, y: area.top + HALF };
  });
}

function areasOf({ x, y, isBuy, width }: LabelledPoint): Area[] {
  const right = { left: x + BESIDE, right: x + BESIDE + width };
  const left = { left: x - BESIDE - width, right: x - BESIDE };
  const [inwards, outwards] = isBuy ? [right, left] : [left, right];
  return [
    { ...inwards, top: y - BY - HALF, bottom: y - BY + HALF },
    { ...outwards, top: y + BY - HALF, bottom: y + BY + HALF },
  ];
}

/** The side's half of the plot. */
function boundsOf({ isBuy }: LabelledPoint, { width, height }: DepthBox): Area {
  const middle = width / 2;
  return { left: isBuy ? EDGE : middle + EDGE, right: isBuy ? middle - EDGE : width - EDGE, top: HEADS, bottom: height - EDGE };
}

function isWithin(one: Area, { left, right, top, bottom }: Area): boolean {
  return one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom;
}

function overlap(one: Area, other: Area): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

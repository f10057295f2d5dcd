/** Room for the labels of sizes at the right and of prices below, px. */
const AXIS_WIDTH = 72;
const AXIS_HEIGHT = 26;
/** The words at the top have this height at the plot's top, px, and a third of a low plot at the most. */
export const HEADS = 56;
const MOST_HEADS = 1 / 3;
/** Free above the curve, as a share of it, and how much of that is there for it to grow. */
const HEADROOM = 0.22;
const GROWTH = 0.08;
/** The scale only follows when the curve has outgrown it, or fills less than this of it: it must not breathe with every frame. */
const LEAST_FILL = 0.62;

export interface DepthBox {
  /** Of the whole canvas, CSS px. */
  width: number;
  height: number;
}

/** The part of the canvas that the curve has. */
export function plotOf({ width, height }: DepthBox): DepthBox {
  return { width: Math.max(1, width - AXIS_WIDTH), height: Math.max(1, height - AXIS_HEIGHT) };
}

/** The size at the top of the plot: the last one for as long as the curve fits it well. */
export function steadyTop(largest: number, last: number | undefined, height: number): number {
  const heads = 1 / (1 - Math.min(MOST_HEADS, HEADS / height));
  const wanted = largest * Math.max(1 + HEADROOM, heads + GROWTH);
  if (last !== undefined && largest * heads <= last && wanted >= last * LEAST_FILL) return last;
  return wanted;
}

/** A step of 1, 2 or 5 times a power of ten that divides a span into at most `most` parts. */
export function niceStep(span: number, most: number): number {
  const rough = span / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

/** Multiples of `step` within [from, to]. */
export function ticksWithin(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  const last = Math.floor(to / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

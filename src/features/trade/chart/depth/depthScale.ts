/** Room for the labels of sizes at the right and of prices below, px. */
const AXIS_WIDTH = 72;
const AXIS_HEIGHT = 26;
/** Free above the curve, as a share of it: the words at the top stay readable. */
const HEADROOM = 0.22;
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
export function steadyTop(largest: number, last: number | undefined): number {
  const wanted = largest * (1 + HEADROOM);
  if (last !== undefined && largest * 1.04 <= last && wanted >= last * LEAST_FILL) return last;
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

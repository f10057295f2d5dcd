import type { PriceLevel } from '@/domain/order/ticketForm';

/** A picture's scale: figures for a drawing, never for money. */
export interface DepthScale {
  /** Running totals per equal price step, from the middle outwards. */
  bids: number[];
  asks: number[];
  labels: AxisLabel[];
  /** Price distance of two labels: the next picture keeps it as long as the book lets it. */
  step: number;
}

export interface AxisLabel {
  price: string;
  /** Share of the width, from the left: 0.5 is the middle. */
  at: number;
}

const STEPS = 46;
/** Prices on each side that carry a label. */
const LABELS_PER_SIDE = 4;
/** Label distances that fit into half the width. */
const HALF_WIDTH = 4.6;
/** Nearer to the middle than this share of a label's distance, it would stand in the dotted line. */
const FREE_MIDDLE = 0.4;
/** The last few orders of a side may stand far out; the picture need not reach them. */
const NEAR_SHARE = 0.9;
/** A book that breathes must not make the axis jump: labels stay this near and this far apart before they are set anew. */
const HELD = { least: 3, most: 14 };

/** The largest 1, 2 or 5 with zeros that is not above `value`. */
function niceBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const head = value / power;
  return (head >= 5 ? 5 : head >= 2 ? 2 : 1) * power;
}

function stepFor(far: number, held: number | undefined): number {
  const isHeld = held !== undefined && far / held >= HELD.least && far / held <= HELD.most;
  return isHeld ? held : niceBelow(far / LABELS_PER_SIDE);
}

function reachOf(side: readonly PriceLevel[], middle: number): number {
  const last = side[Math.floor((side.length - 1) * NEAR_SHARE)];
  return last ? Math.abs(Number(last.price) - middle) : 0;
}

function totalsByPrice(side: readonly PriceLevel[], middle: number, reach: number): number[] {
  const totals = new Array<number>(STEPS).fill(0);
  for (const { price, quantity } of side) {
    const step = Math.floor((Math.abs(Number(price) - middle) / reach) * STEPS);
    if (step < STEPS) totals[step] = (totals[step] ?? 0) + Number(quantity);
  }
  let total = 0;
  return totals.map((quantity) => {
    total += quantity;
    return total;
  });
}

/**
 * A book as two staircases over an even price axis. Undefined while a side is empty.
 * @param heldStep of the picture before
 */
export function depthScale(bids: readonly PriceLevel[], asks: readonly PriceLevel[], heldStep?: number): DepthScale | undefined {
  const [bid, ask] = [bids[0], asks[0]];
  if (!bid || !ask) return undefined;
  const middle = (Number(bid.price) + Number(ask.price)) / 2;
  const far = Math.min(reachOf(bids, middle), reachOf(asks, middle));
  if (far <= 0) return undefined;
  const step = stepFor(far, heldStep);
  const decimals = Math.max(0, -Math.floor(Math.log10(step)));
  const reach = step * HALF_WIDTH;
  const first = Math.ceil((middle - reach) / step);
  const labels = Array.from({ length: Math.ceil(2 * HALF_WIDTH) }, (_, index) => (first + index) * step)
    .filter((price) => Math.abs(price - middle) < reach && Math.abs(price - middle) > step * FREE_MIDDLE)
    .map((price) => ({ price: price.toFixed(decimals), at: 0.5 + (price - middle) / (2 * reach) }));
  return { bids: totalsByPrice(bids, middle, reach), asks: totalsByPrice(asks, middle, reach), labels, step };
}

import type { BookSideName } from '@/domain/book/level';
import { type DepthBox, plotOf } from './depthScale';
import type { Point } from './strokes';

/** Px of the card at the most, whatever the language; its rows never break. */
const WIDTH = 290;
const HEIGHT = 172;
/** From the mark, and from the edges of the plot. */
const GAP = 12;

/**
 * Where the card belongs: beside the mark towards the middle, clear of the curve, always inside of the plot. `x` is its left edge for
 * bids and its right edge for asks, `y` its top.
 */
export function cardPlace(mark: Point, side: BookSideName, box: DepthBox): Point {
  const plot = plotOf(box);
  const x = side === 'asks' ? Math.max(mark.x - GAP, WIDTH + GAP) : Math.min(mark.x + GAP, plot.width - WIDTH - GAP);
  const y = Math.min(mark.y - HEIGHT - GAP, plot.height - HEIGHT - GAP);
  return { x: Math.round(Math.max(GAP, x)), y: Math.round(Math.max(GAP, y)) };
}

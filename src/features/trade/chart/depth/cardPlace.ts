import type { BookSideName } from '@/domain/book/level';
import { type DepthBox, plotOf } from './depthScale';
import type { Point } from './strokes';

/** The card's size in px; its rows never break. */
const WIDTH = 232;
const HEIGHT = 172;
/** From the mark, and from the edges of the plot. */
const GAP = 12;

/** Where the card's upper left corner belongs: beside the mark towards the middle, clear of the curve, always inside of the plot. */
export function cardPlace(mark: Point, side: BookSideName, box: DepthBox): Point {
  const plot = plotOf(box);
  const x = side === 'asks' ? mark.x - WIDTH - GAP : mark.x + GAP;
  return { x: within(x, plot.width - WIDTH - GAP), y: within(mark.y - HEIGHT - GAP, plot.height - HEIGHT - GAP) };
}

function within(value: number, most: number): number {
  return Math.round(Math.max(GAP, Math.min(most, value)));
}

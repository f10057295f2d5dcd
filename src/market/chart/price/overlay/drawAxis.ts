import type { AxisMark } from './axisMarks';
import type { Canvas, Scene } from './scene';

const TEXT_START = 8;
const TEXT_END = 4;
const RADIUS = 2;
/** A tick's own height, and how near to a label's edge its middle may come. */
const TICK = 16;
const TICK_GAP = 7;
const SECOND_LINE = 11;

/** Labels of last price, crosshair and own orders. Ticks of the axis too near to one are painted over. */
export function drawAxis(canvas: Canvas, scene: Scene, marks: readonly AxisMark[], ticks: readonly number[]): void {
  hideTicks(canvas, scene, marks, ticks);
  canvas.textBaseline = 'middle';
  canvas.textAlign = 'start';
  // The first is the most important and lies above the rest.
  for (const mark of marks.toReversed()) drawMark(canvas, scene, mark);
}

function hideTicks(canvas: Canvas, { surface, series, width }: Scene, marks: readonly AxisMark[], ticks: readonly number[]): void {
  canvas.fillStyle = surface.colors.background;
  for (const tick of ticks) {
    const y = series.priceToCoordinate(tick);
    if (y === null || !marks.some((mark) => Math.abs(mark.y - y) < mark.height / 2 + TICK_GAP)) continue;
    canvas.fillRect(1, Math.round(y - TICK / 2), width, TICK);
  }
}

function drawMark(canvas: Canvas, { surface, width }: Scene, { y, height, lines, fill, text, outline }: AxisMark): void {
  const { fontFamily } = surface.colors;
  const top = Math.round(y - height / 2);
  canvas.fillStyle = fill;
  canvas.beginPath();
  canvas.roundRect(0.5, top + 0.5, width - 1, height - 1, RADIUS);
  canvas.fill();
  if (outline) {
    canvas.strokeStyle = outline;
    canvas.lineWidth = 1;
    canvas.stroke();
  }
  const [first = '', second] = lines;
  canvas.fillStyle = text;
  canvas.font = `${second === undefined ? 500 : 600} 12px ${fontFamily}`;
  // Words may be longer than prices: they are drawn narrower then.
  canvas.fillText(first, TEXT_START, top + (second === undefined ? height / 2 : SECOND_LINE) + 0.5, width - TEXT_START - TEXT_END);
  if (second === undefined) return;
  canvas.font = `10px ${fontFamily}`;
  canvas.fillText(second, TEXT_START, top + height - 9);
}

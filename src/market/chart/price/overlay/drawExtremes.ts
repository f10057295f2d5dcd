import type { Logical } from 'lightweight-charts';
import { type Extreme, extremesIn } from '@/domain/chart/extremes';
import { type Canvas, horizontal, type Scene } from './scene';

const LINE = 24;
const GAP = 4;

/** The highest and the lowest price in view, each on the side of its candle where more room is. */
export function drawExtremes(canvas: Canvas, scene: Scene): void {
  const { surface, state } = scene;
  const range = surface.chart.timeScale().getVisibleLogicalRange();
  const found = range && extremesIn(state.candles, Math.ceil(range.from), Math.floor(range.to), state.reach);
  if (!found) return;
  canvas.font = `12px ${surface.colors.fontFamily}`;
  canvas.textBaseline = 'middle';
  mark(canvas, scene, found.highest);
  mark(canvas, scene, found.lowest);
  canvas.textAlign = 'start';
}

function mark(canvas: Canvas, { surface, series, width }: Scene, { price, index }: Extreme): void {
  const x = surface.chart.timeScale().logicalToCoordinate(index as Logical);
  const y = series.priceToCoordinate(price);
  if (x === null || y === null) return;
  const away = x > width / 2 ? -1 : 1;
  const end = x + away * LINE;
  canvas.strokeStyle = surface.colors.mutedText;
  canvas.fillStyle = surface.colors.mutedText;
  horizontal(canvas, y, Math.min(x, end), Math.max(x, end));
  canvas.textAlign = away < 0 ? 'right' : 'left';
  canvas.fillText(surface.priceFormat.formatter(price as Parameters<typeof surface.priceFormat.formatter>[0]), end + away * GAP, y + 1);
}

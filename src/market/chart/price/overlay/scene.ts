import type { IPrimitivePaneRenderer } from 'lightweight-charts';
import type { CandleSeries } from '../candleLook';
import type { Surface } from '../surface';
import type { OverlayState } from './overlayState';

export type CanvasTarget = Parameters<IPrimitivePaneRenderer['draw']>[0];
export type Canvas = CanvasRenderingContext2D;

/** What a part of the overlay needs to draw itself; coordinates are CSS px. */
export interface Scene {
  surface: Surface;
  series: CandleSeries;
  state: OverlayState;
  width: number;
  height: number;
}

/** A horizontal line that falls on whole pixels. */
export function horizontal(canvas: Canvas, y: number, from: number, to: number, dash: readonly number[] = []): void {
  const at = Math.round(y) + 0.5;
  canvas.lineWidth = 1;
  canvas.setLineDash([...dash]);
  canvas.beginPath();
  canvas.moveTo(from, at);
  canvas.lineTo(to, at);
  canvas.stroke();
  canvas.setLineDash([]);
}

/** The price of now, and whether its candle rises so far. */
export function lastPrice({ candles }: OverlayState): { price: number; isUp: boolean } | undefined {
  const last = candles.at(-1);
  return last && { price: last.close, isUp: last.close >= last.open };
}

/** Draws in CSS px, whatever the screen's density. */
export function onCanvas(target: CanvasTarget, draw: (canvas: Canvas, width: number, height: number) => void): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: the canvas library's word for entering a coordinate space; no hook of React.
  target.useMediaCoordinateSpace(({ context, mediaSize }) => draw(context, mediaSize.width, mediaSize.height));
}

import type { ChartColors } from '../price/chartColors';

export interface Point {
  x: number;
  y: number;
}

/** The ground of a label on an axis, 20 px high. */
export function plate(context: CanvasRenderingContext2D, colors: ChartColors, { x, y }: Point, width: number): void {
  context.beginPath();
  context.roundRect(x, y, width, 20, 2);
  context.fillStyle = colors.label.background;
  context.fill();
}

/** A mark on a curve. */
export function ring(context: CanvasRenderingContext2D, { x, y }: Point, radius: number, color: string, inside: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = inside;
  context.fill();
  context.strokeStyle = color;
  context.lineWidth = 2;
  context.stroke();
}

/** Begins a path through the points. */
export function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
}

/** A hairline; on half pixels, where it is sharp. */
export function solid(context: CanvasRenderingContext2D, color: string, points: readonly Point[]): void {
  trace(
    context,
    points.map(({ x, y }) => ({ x: Math.floor(x) + 0.5, y: Math.floor(y) + 0.5 })),
  );
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.stroke();
}

/** As `solid`, broken. */
export function dashed(context: CanvasRenderingContext2D, color: string, dash: number[], points: readonly Point[]): void {
  context.setLineDash(dash);
  solid(context, color, points);
  context.setLineDash([]);
}

/** Text, aligned as the context says. */
export function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, color: string): void {
  context.fillStyle = color;
  context.fillText(text, x, y);
}

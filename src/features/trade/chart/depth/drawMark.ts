import type { ChartColors } from '../price/chartColors';
import type { DepthScene } from './depthScene';
import { dashed, type Point, plate, ring, write } from './strokes';

/** Where the mark stands, and what its labels say. */
export interface DrawnMark {
  point: Point;
  mirror: Point;
  isBid: boolean;
  label: string;
  mirrorLabel: string;
  sizeLabel: string;
}

/** Marks a point of the curve and the one as far on the other side, each with its price, and the size on the axis. */
export function drawMark(context: CanvasRenderingContext2D, scene: DepthScene, colors: ChartColors, mark: DrawnMark): void {
  const { plot } = scene;
  const { point, mirror } = mark;
  dashed(
    context,
    colors.crosshair,
    [3, 3],
    [
      { x: point.x, y: point.y },
      { x: point.x, y: plot.height },
    ],
  );
  dashed(
    context,
    colors.crosshair,
    [3, 3],
    [
      { x: point.x, y: point.y },
      { x: plot.width, y: point.y },
    ],
  );
  dashed(
    context,
    colors.crosshair,
    [3, 3],
    [
      { x: mirror.x, y: mirror.y },
      { x: mirror.x, y: plot.height },
    ],
  );
  const [own, other] = mark.isBid ? [colors.up, colors.down] : [colors.down, colors.up];
  ring(context, point, 4.5, own, colors.background);
  ring(context, mirror, 3.5, other, colors.background);
  context.textAlign = 'center';
  for (const { left, width, label } of platesOf(context, scene, mark)) {
    plate(context, colors, { x: left, y: plot.height + 4 }, width);
    write(context, label, left + width / 2, plot.height + 14, colors.label.text);
  }
  const y = Math.min(plot.height - 10, Math.max(10, point.y));
  plate(context, colors, { x: plot.width, y: y - 10 }, scene.box.width - plot.width);
  context.textAlign = 'left';
  write(context, mark.sizeLabel, plot.width + 8, y, colors.label.text);
}

/** The mark's labels below the plot, held within it; the mark's own lies above the mirror's. */
export function platesOf(context: CanvasRenderingContext2D, { plot }: DepthScene, mark: DrawnMark) {
  const labels = [
    { x: mark.mirror.x, label: mark.mirrorLabel },
    { x: mark.point.x, label: mark.label },
  ];
  return labels.map(({ x, label }) => {
    const width = context.measureText(label).width + 16;
    return { label, width, left: Math.min(plot.width - width, Math.max(0, x - width / 2)) };
  });
}

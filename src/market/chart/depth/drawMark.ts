import { spreadLabels } from '@/domain/chart/axisLabels';
import type { ChartColors } from '../price/chartColors';
import type { DepthScene } from './depthScene';
import { dashed, type Point, plate, ring, write } from './strokes';

const PLATE_GAP = 4;

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
  const y = sizePlateY(scene, mark);
  plate(context, colors, { x: plot.width, y: y - 10 }, scene.box.width - plot.width);
  context.textAlign = 'left';
  write(context, mark.sizeLabel, plot.width + 8, y, colors.label.text);
}

/** The mark's labels below the plot, held within it; near the middle they stand beside each other. */
export function platesOf(context: CanvasRenderingContext2D, { plot }: DepthScene, mark: DrawnMark) {
  const own = { x: mark.point.x, label: mark.label };
  const mirror = { x: mark.mirror.x, label: mark.mirrorLabel };
  const plates = (mark.isBid ? [own, mirror] : [mirror, own]).map((plate) => ({
    ...plate,
    width: context.measureText(plate.label).width + 16,
  }));
  const middles = spreadLabels(
    plates.map(({ x, width }) => ({ y: x, height: width + PLATE_GAP })),
    0,
    plot.width,
  );
  return plates.map(({ label, width }, index) => ({ label, width, left: (middles[index] ?? 0) - width / 2 }));
}

/** The middle of the size's label beside the plot, held within it. */
export function sizePlateY({ plot }: DepthScene, { point }: DrawnMark): number {
  return Math.min(plot.height - 10, Math.max(10, point.y));
}

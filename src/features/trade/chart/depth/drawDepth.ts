import type { ChartColors } from '../price/chartColors';
import { niceStep, ticksWithin } from './depthScale';
import { type DepthScene, xOf, yOf } from './depthScene';
import { dashed, type Point, plate, ring, solid, trace, write } from './strokes';

const FONT_SIZE = 11;
/** Px between two labels at the least. */
const PRICE_GAP = 90;
const SIZE_GAP = 60;
/** Height of a line of labels, and the width an own order's label may take. */
const ROW = 17;
const LABEL_WIDTH = 96;

export interface DepthTexts {
  /** A price below the axis, and a size beside it, the labels of each being `step` apart. */
  price(price: number, step: number): string;
  size(size: number, step: number): string;
  asset: string;
}

/** Where the mark stands, and what its labels say. */
export interface DrawnMark {
  point: Point;
  mirror: Point;
  isBid: boolean;
  label: string;
  mirrorLabel: string;
  sizeLabel: string;
}

export interface OwnPoint extends Point {
  label: string;
}

export interface DepthPicture {
  scene: DepthScene;
  colors: ChartColors;
  texts: DepthTexts;
  mark: DrawnMark | undefined;
  own: readonly OwnPoint[];
}

/** Draws one frame over whatever was there. `context` counts in CSS px. */
export function drawDepth(context: CanvasRenderingContext2D, picture: DepthPicture): void {
  const { scene, colors } = picture;
  context.fillStyle = colors.background;
  context.fillRect(0, 0, scene.box.width, scene.box.height);
  context.font = `${FONT_SIZE}px ${colors.fontFamily}`;
  context.textBaseline = 'middle';
  drawGrid(context, picture);
  drawSide(context, scene, scene.bids, colors.up);
  drawSide(context, scene, scene.asks, colors.down);
  dashed(
    context,
    colors.mutedText,
    [2, 3],
    [
      { x: scene.plot.width / 2, y: 54 },
      { x: scene.plot.width / 2, y: scene.plot.height },
    ],
  );
  let labelled: OwnPoint | undefined;
  for (const point of picture.own) {
    const isClear = !labelled || Math.abs(point.y - labelled.y) > ROW || Math.abs(point.x - labelled.x) > LABEL_WIDTH;
    drawOwn(context, picture, point, isClear);
    if (isClear) labelled = point;
  }
  drawFrame(context, picture);
  if (picture.mark) drawMark(context, picture, picture.mark);
}

function drawGrid(context: CanvasRenderingContext2D, { scene, colors, texts, mark }: DepthPicture): void {
  const { plot } = scene;
  const sizeStep = niceStep(scene.top, plot.height / SIZE_GAP);
  const priceStep = niceStep(scene.high - scene.low, plot.width / PRICE_GAP);
  context.textAlign = 'left';
  for (const size of ticksWithin(sizeStep, scene.top * 0.96, sizeStep)) {
    const y = yOf(scene, size);
    solid(context, colors.grid, [
      { x: 0, y },
      { x: plot.width, y },
    ]);
    if (!mark || Math.abs(mark.point.y - y) >= ROW) write(context, texts.size(size, sizeStep), plot.width + 8, y, colors.axis);
  }
  write(context, texts.asset, plot.width + 8, 16, colors.axis);
  context.textAlign = 'center';
  const plates = mark ? platesOf(context, scene, mark) : [];
  for (const price of ticksWithin(scene.low, scene.high, priceStep)) {
    const x = xOf(scene, price);
    solid(context, colors.grid, [
      { x, y: 0 },
      { x, y: plot.height },
    ]);
    const label = texts.price(price, priceStep);
    const half = context.measureText(label).width / 2;
    const isCovered = plates.some(({ left, width }) => x + half > left && x - half < left + width);
    if (x > half && x < plot.width - half && !isCovered) write(context, label, x, plot.height + 14, colors.axis);
  }
}

function drawSide(context: CanvasRenderingContext2D, scene: DepthScene, corners: readonly Point[], color: string): void {
  const first = corners[0];
  const last = corners.at(-1);
  if (!first || !last) return;
  trace(context, [...corners, { x: last.x, y: scene.plot.height }]);
  context.globalAlpha = 0.1;
  context.fillStyle = color;
  context.fill();
  context.globalAlpha = 1;
  trace(context, corners);
  context.strokeStyle = color;
  context.lineWidth = 1.6;
  context.stroke();
}

function drawOwn(context: CanvasRenderingContext2D, { scene, colors }: DepthPicture, { x, y, label }: OwnPoint, isLabelled: boolean): void {
  dashed(
    context,
    colors.accent,
    [2, 3],
    [
      { x, y },
      { x, y: scene.plot.height },
    ],
  );
  context.beginPath();
  context.arc(x, y, 3.5, 0, 2 * Math.PI);
  context.fillStyle = colors.accent;
  context.fill();
  if (!isLabelled) return;
  const width = context.measureText(label).width + 8;
  const isRoom = x + width < scene.plot.width;
  context.textAlign = isRoom ? 'left' : 'right';
  write(context, label, x + (isRoom ? 8 : -8), y - 10, colors.accent);
}

function drawFrame(context: CanvasRenderingContext2D, { scene, colors }: DepthPicture): void {
  const { plot, box } = scene;
  solid(context, colors.border, [
    { x: 0, y: plot.height },
    { x: box.width, y: plot.height },
  ]);
  solid(context, colors.border, [
    { x: plot.width, y: 0 },
    { x: plot.width, y: plot.height },
  ]);
}

function drawMark(context: CanvasRenderingContext2D, { scene, colors }: DepthPicture, mark: DrawnMark): void {
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
function platesOf(context: CanvasRenderingContext2D, { plot }: DepthScene, mark: DrawnMark) {
  const labels = [
    { x: mark.mirror.x, label: mark.mirrorLabel },
    { x: mark.point.x, label: mark.label },
  ];
  return labels.map(({ x, label }) => {
    const width = context.measureText(label).width + 16;
    return { label, width, left: Math.min(plot.width - width, Math.max(0, x - width / 2)) };
  });
}

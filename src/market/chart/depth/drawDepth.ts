import type { ChartColors } from '../price/chartColors';
import { HEADS, niceStep, ticksWithin } from './depthScale';
import { type DepthScene, xOf, yOf } from './depthScene';
import { type DrawnMark, drawMark, platesOf, sizePlateY } from './drawMark';
import { ownLabels } from './ownLabels';
import { dashed, type Point, solid, trace, write } from './strokes';

const FONT_SIZE = 11;
/** Px between two labels at the least. */
const PRICE_GAP = 90;
const SIZE_GAP = 60;
/** Height of a line of labels. */
const ROW = 17;
/** Where the axis of sizes says what it counts. */
const ASSET_Y = 16;

export interface DepthTexts {
  /** A price below the axis, and a size beside it, the labels of each being `step` apart. */
  price(price: number, step: number): string;
  size(size: number, step: number): string;
  asset: string;
}

export interface OwnPoint extends Point {
  isBuy: boolean;
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
      { x: scene.plot.width / 2, y: HEADS },
      { x: scene.plot.width / 2, y: scene.plot.height },
    ],
  );
  drawOwn(context, picture);
  drawFrame(context, picture);
  if (picture.mark) drawMark(context, scene, colors, picture.mark);
}

function drawGrid(context: CanvasRenderingContext2D, { scene, colors, texts, mark }: DepthPicture): void {
  const { plot } = scene;
  const sizeStep = niceStep(scene.top, plot.height / SIZE_GAP);
  const priceStep = niceStep(scene.high - scene.low, plot.width / PRICE_GAP);
  const markY = mark && sizePlateY(scene, mark);
  context.textAlign = 'left';
  for (const size of ticksWithin(sizeStep, scene.top * 0.96, sizeStep)) {
    const y = yOf(scene, size);
    solid(context, colors.grid, [
      { x: 0, y },
      { x: plot.width, y },
    ]);
    const isFree = [ASSET_Y, markY].every((other) => other === undefined || Math.abs(other - y) >= ROW);
    if (isFree) write(context, texts.size(size, sizeStep), plot.width + 8, y, colors.axis);
  }
  if (markY === undefined || markY - ASSET_Y >= ROW) write(context, texts.asset, plot.width + 8, ASSET_Y, colors.axis);
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

/** Points first, then the labels for which there is a place. */
function drawOwn(context: CanvasRenderingContext2D, { scene, colors, own }: DepthPicture): void {
  for (const { x, y } of own) {
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
  }
  context.textAlign = 'left';
  const labelled = own.map((point) => ({ ...point, width: context.measureText(point.label).width }));
  ownLabels(labelled, scene.plot).forEach((place, index) => {
    if (place) write(context, labelled[index]?.label ?? '', place.x, place.y, colors.accent);
  });
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

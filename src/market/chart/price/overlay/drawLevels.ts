import type { OrderGroup } from '@/domain/chart/orderGroups';
import type { OrderLine } from './overlayState';
import type { OwnOrders } from './ownOrders';
import { type Canvas, horizontal, lastPrice, type Scene } from './scene';

const DOTTED = [1, 3];
const DASHED = [4, 3];
const BAND_STRENGTH = 0.08;
const BAND_EDGE_STRENGTH = 0.6;

/** The lines of the last price and of own orders that have a label, across the whole pane. */
export function drawLevels(canvas: Canvas, scene: Scene, own: OwnOrders): void {
  const { surface, series, state, width } = scene;
  const { colors } = surface;
  const last = lastPrice(state);
  const y = last && series.priceToCoordinate(last.price);
  if (last && y !== null && y !== undefined) {
    canvas.strokeStyle = last.isUp ? colors.up : colors.down;
    horizontal(canvas, y, 0, width, DOTTED);
  }
  for (const group of own.groups) drawGroup(canvas, scene, group);
}

/** An order is a line; a group is a band from its highest to its lowest price, as many lines would hide the candles. */
function drawGroup(canvas: Canvas, { surface, width }: Scene, { orders, isBuy, top, bottom }: OrderGroup<OrderLine>): void {
  const color = sideColor(surface, isBuy);
  canvas.strokeStyle = color;
  if (orders.length === 1) {
    horizontal(canvas, top, 0, width, DASHED);
    return;
  }
  canvas.fillStyle = color;
  canvas.globalAlpha = BAND_STRENGTH;
  canvas.fillRect(0, top, width, bottom - top);
  canvas.globalAlpha = BAND_EDGE_STRENGTH;
  for (const y of new Set([top, bottom])) horizontal(canvas, y, 0, width, DASHED);
  canvas.globalAlpha = 1;
}

/** Of own orders; those of both sides are neither. */
export function sideColor({ colors }: Scene['surface'], isBuy: boolean | undefined): string {
  if (isBuy === undefined) return colors.mutedText;
  return isBuy ? colors.side.buy : colors.side.sell;
}

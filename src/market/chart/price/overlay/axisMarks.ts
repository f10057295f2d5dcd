import { LINE_LABEL } from '@/domain/chart/axisLabels';
import { axisPlaces } from '@/domain/chart/axisPlaces';
import type { OrderGroup } from '@/domain/chart/orderGroups';
import { inOwnDirection } from '@/src/format';
import { sideColor } from './drawLevels';
import type { OrderLine } from './overlayState';
import { axisRoom, type OwnOrders } from './ownOrders';
import { lastPrice, type Scene } from './scene';

/** A label on the price axis: filled, or an outline in its colour. */
export interface AxisMark {
  y: number;
  height: number;
  lines: readonly string[];
  fill: string;
  text: string;
  outline?: string;
}

type Look = Omit<AxisMark, 'y'>;

/** The labels of the axis where they stand. */
export function axisMarks(scene: Scene, own: OwnOrders): AxisMark[] {
  const room = axisRoom(scene);
  const places = axisPlaces(room, scene.state.pointerY, own.groups);
  const marks = own.groups.map((group, index) => at(places.groups[index], orderLook(scene, group)));
  return [at(places.last, lastLook(scene)), at(places.pointer, pointerLook(scene)), ...marks].filter((mark) => mark !== undefined);
}

function at(y: number | undefined, look: Look | undefined): AxisMark | undefined {
  return y === undefined || !look ? undefined : { ...look, y };
}

function lastLook(scene: Scene): Look | undefined {
  const { surface, state } = scene;
  const last = lastPrice(state);
  if (!last) return undefined;
  const { strong } = surface.colors;
  const lines = [print(surface, last.price), ...(state.countdown ? [state.countdown] : [])];
  return {
    height: axisRoom(scene).last?.height ?? LINE_LABEL,
    lines,
    fill: last.isUp ? strong.buy : strong.sell,
    text: last.isUp ? strong.buyText : strong.sellText,
  };
}

function pointerLook({ surface, series, state }: Scene): Look | undefined {
  const price = state.pointerY === undefined ? null : series.coordinateToPrice(state.pointerY);
  if (price === null) return undefined;
  const { background, text } = surface.colors.label;
  return { height: LINE_LABEL, lines: [print(surface, price)], fill: background, text };
}

function orderLook({ surface, state }: Scene, group: OrderGroup<OrderLine>): Look {
  const { orders, isBuy } = group;
  const color = sideColor(surface, isBuy);
  const [first] = orders;
  const text = first && orders.length === 1 ? print(surface, first.price) : inOwnDirection(state.groupText(orders.length, isBuy));
  return { height: LINE_LABEL, lines: [text], fill: surface.colors.background, text: color, outline: color };
}

function print({ priceFormat }: Scene['surface'], price: number): string {
  return priceFormat.formatter(price as Parameters<typeof priceFormat.formatter>[0]);
}

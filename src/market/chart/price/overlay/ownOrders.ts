import { type AxisRoom, LINE_LABEL } from '@/domain/chart/axisLabels';
import { type GroupedOrders, groupOrders, type OrderPoint } from '@/domain/chart/orderGroups';
import type { OrderLine } from './overlayState';
import { lastPrice, type Scene } from './scene';

/** Own orders as they stand in the price pane. */
export type OwnOrders = GroupedOrders<OrderLine>;

export const NO_ORDERS: OwnOrders = { groups: [], above: [], below: [] };

const TWO_LINES = 32;

/** What the price axis has for labels in a scene. */
export function axisRoom({ series, state, height }: Scene): AxisRoom {
  const last = lastPrice(state);
  const y = last && series.priceToCoordinate(last.price);
  const isInView = y !== null && y !== undefined && y >= 0 && y <= height;
  return { height, last: isInView ? { y, height: state.countdown ? TWO_LINES : LINE_LABEL } : undefined };
}

/** Groups own orders for every paint, and anew only when one of them has moved: the crosshair alone changes nothing. */
export class OwnOrdersOnAxis {
  private key: readonly (number | OrderLine)[] = [];
  private grouped: OwnOrders = NO_ORDERS;

  in(scene: Scene): OwnOrders {
    const room = axisRoom(scene);
    const points = pointsOf(scene);
    const key = [room.height, room.last?.y ?? -1, room.last?.height ?? 0, ...points.flatMap(({ y, order }) => [y, order])];
    if (key.length === this.key.length && key.every((part, at) => part === this.key[at])) return this.grouped;
    this.key = key;
    this.grouped = groupOrders(points, room);
    return this.grouped;
  }
}

function pointsOf({ series, state }: Scene): OrderPoint<OrderLine>[] {
  return state.orders.flatMap((order) => {
    const y = series.priceToCoordinate(order.price);
    return y === null ? [] : [{ order, isBuy: order.isBuy, y }];
  });
}

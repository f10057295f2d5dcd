import { type AxisRoom, LINE_LABEL, roomsOf } from './axisLabels';

/** An own order at its height in the chart. */
export interface OrderPoint<Order> {
  order: Order;
  isBuy: boolean;
  /** Px from the top; outside of the plot for a price that is not in view. */
  y: number;
}

/** Own orders that share a label: one, or some that are near each other. */
export interface OrderGroup<Order> {
  /** Highest price first. */
  orders: readonly Order[];
  /** Undefined for orders of both sides. */
  isBuy: boolean | undefined;
  /** Heights of its highest and its lowest price, px. */
  top: number;
  bottom: number;
  /** Whether it stands above the label of the last price. */
  isOverLast: boolean;
}

/** Each order in exactly one place: in a group with a label, or counted at the edge behind which it is. */
export interface GroupedOrders<Order> {
  /** Highest first. */
  groups: readonly OrderGroup<Order>[];
  above: readonly Order[];
  below: readonly Order[];
}

/** Middles of two labels of one side are at least this far apart. */
const LEAST_DISTANCE = 24;
/** More labels on one side of the last price would be a wall. */
const MOST = 6;

/**
 * Groups orders until their labels stand apart, keep the order of prices and fit beside the last price's label. Those for which the axis
 * has no room on their side of it are counted at its edge.
 */
export function groupOrders<Order>(points: readonly OrderPoint<Order>[], axis: AxisRoom): GroupedOrders<Order> {
  const { height, last } = axis;
  const sorted = points.toSorted((a, b) => a.y - b.y);
  const above = sorted.filter(({ y }) => y < 0);
  const below = sorted.filter(({ y }) => y > height);
  const inView = sorted.filter(({ y }) => y >= 0 && y <= height);
  const isOver = ({ y, isBuy }: OrderPoint<Order>) => (last ? y < last.y || (y === last.y && !isBuy) : y < height / 2);
  const over = inView.filter(isOver);
  const under = inView.filter((point) => !isOver(point));
  const rooms = roomsOf(axis);
  const groupsOver = last ? labelled(over, rooms.over, true) : undefined;
  const groupsUnder = labelled(last ? under : inView, rooms.under, false);
  // Without the last price all share one room, and too little of it leaves only the counts.
  const isOverLabelled = last ? groupsOver !== undefined : groupsUnder !== undefined;
  return {
    groups: [...(groupsOver ?? []), ...(groupsUnder ?? [])],
    above: ordersOf(isOverLabelled ? above : [...above, ...over]),
    below: ordersOf(groupsUnder ? below : [...under, ...below]),
  };
}

/** The groups of a part of the axis; undefined when it has room for none. */
function labelled<Order>(points: readonly OrderPoint<Order>[], room: number, isOverLast: boolean): OrderGroup<Order>[] | undefined {
  // One label's room is the crosshair's, which comes and goes.
  const most = Math.min(MOST, Math.floor(room / LINE_LABEL) - 1);
  if (most < 1) return points.length === 0 ? [] : undefined;
  const groups = points.map((point): Group<Order> => ({ points: [point], top: point.y, bottom: point.y, isBuy: point.isBuy }));
  for (let at = nextJoin(groups, most); at !== undefined; at = nextJoin(groups, most)) {
    const [one, other] = groups.slice(at, at + 2) as [Group<Order>, Group<Order>];
    groups.splice(at, 2, joined(one, other));
  }
  return groups.map(({ points: members, isBuy, top, bottom }) => ({ orders: ordersOf(members), isBuy, top, bottom, isOverLast }));
}

interface Group<Order> {
  points: OrderPoint<Order>[];
  top: number;
  bottom: number;
  isBuy: boolean | undefined;
}

function joined<Order>(one: Group<Order>, other: Group<Order>): Group<Order> {
  const isBuy = one.isBuy === other.isBuy ? one.isBuy : undefined;
  return { points: one.points.concat(other.points), top: one.top, bottom: other.bottom, isBuy };
}

/**
 * How much two neighbours have to become one: most when they are of one side and too near to stand apart, else when the room is too small,
 * least when that would mix sides.
 */
function needToJoin({ top, bottom, isBuy }: Group<unknown>, next: Group<unknown>, isFull: boolean): number {
  const distance = (next.top + next.bottom - top - bottom) / 2;
  const isOneSide = isBuy === next.isBuy;
  if (isOneSide && distance < LEAST_DISTANCE) return 3;
  if (!isFull) return 0;
  return isOneSide ? 2 : 1;
}

/** Which group to join with the one below it: of those that need it most, the two that are the smallest together. */
function nextJoin<Order>(groups: readonly Group<Order>[], most: number): number | undefined {
  const isFull = groups.length > most;
  let best: { at: number; need: number; span: number } | undefined;
  for (const [at, group] of groups.entries()) {
    const next = groups[at + 1];
    if (!next) break;
    const need = needToJoin(group, next, isFull);
    const span = next.bottom - group.top;
    if (need > 0 && (!best || need > best.need || (need === best.need && span < best.span))) best = { at, need, span };
  }
  return best?.at;
}

function ordersOf<Order>(points: readonly OrderPoint<Order>[]): Order[] {
  return points.map(({ order }) => order);
}

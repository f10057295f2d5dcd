import { type AxisLabel, type AxisRoom, LINE_LABEL, lastPlace, roomsOf, spreadLabels } from './axisLabels';
import type { OrderGroup } from './orderGroups';

/** Before own orders give way to the crosshair it hardly moves. */
const POINTER_WEIGHT = 1_000;

/** Middles of the labels of a price axis, px from the top. */
export interface AxisPlaces {
  last: number | undefined;
  pointer: number | undefined;
  /** One for each group, in their order. */
  groups: readonly number[];
}

type Group = OrderGroup<unknown>;

/**
 * Where the labels of an axis stand: the last price where it belongs, then the crosshair, then groups of own orders, each moving the
 * least. No two cover each other, all lie within the axis, and from the top down they keep the order of their prices.
 */
export function axisPlaces(axis: AxisRoom, pointerY: number | undefined, groups: readonly Group[]): AxisPlaces {
  const { height, last } = axis;
  const rooms = roomsOf(axis);
  const isPointerOver = pointerY !== undefined && last !== undefined && isOver(pointerY, last, rooms);
  const hasPointerRoom = Math.max(rooms.over, rooms.under) >= LINE_LABEL;
  const pointer = hasPointerRoom ? pointerY : undefined;
  const over = part(
    groups.filter(({ isOverLast }) => isOverLast),
    isPointerOver ? pointer : undefined,
    0,
    rooms.over,
  );
  const under = part(
    groups.filter(({ isOverLast }) => !isOverLast),
    isPointerOver ? undefined : pointer,
    height - rooms.under,
    height,
  );
  return {
    last: last && lastPlace(last, height),
    pointer: over.pointer ?? under.pointer,
    groups: [...over.groups, ...under.groups],
  };
}

/** The crosshair's label goes to the other side of the last price where its own has no room. */
function isOver(pointerY: number, last: AxisLabel, rooms: { over: number; under: number }): boolean {
  return pointerY < last.y ? rooms.over >= LINE_LABEL : rooms.under < LINE_LABEL;
}

/** Labels between two heights. */
function part(groups: readonly Group[], pointer: number | undefined, from: number, to: number): Omit<AxisPlaces, 'last'> {
  const labels: AxisLabel[] = groups.map((group) => ({ y: anchorOf(group), height: LINE_LABEL }));
  if (pointer === undefined) return { pointer, groups: spreadLabels(labels, from, to) };
  const at = labels.filter(({ y }) => y < pointer).length;
  const places = spreadLabels(labels.toSpliced(at, 0, { y: pointer, height: LINE_LABEL, weight: POINTER_WEIGHT }), from, to);
  return { pointer: places[at], groups: places.toSpliced(at, 1) };
}

/** Where a group's label belongs. */
export function anchorOf({ top, bottom }: Group): number {
  return (top + bottom) / 2;
}

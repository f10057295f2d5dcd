import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NO_ORDERS, type OwnOrders } from '../price/overlay/ownOrders';
import type { PriceChart } from '../price/priceChart';
import { moveTags } from './moveTags';

/**
 * Own orders as the chart groups them at present. Renders anew when they are grouped otherwise; their tags move with every paint without
 * a render. While they are held, for a list that a user has open, prices move but no row moves away under the pointer.
 */
export function useOwnOrdersInView(
  chart: PriceChart,
  box: RefObject<HTMLElement | null>,
  legend: RefObject<HTMLElement | null>,
  isHeld: boolean,
): OwnOrders {
  const [shown, setShown] = useState(NO_ORDERS);
  const latest = useRef(shown);
  const move = useCallback(() => {
    if (isHeld) return undefined;
    const { own, plot } = chart.ownOrders();
    if (isSame(own, latest.current)) return box.current ? moveTags(box.current, legend.current, own, plot) : undefined;
    latest.current = own;
    return setShown(own);
  }, [chart, box, legend, isHeld]);
  useEffect(() => chart.onPaint(move), [chart, move]);
  useLayoutEffect(move);
  return shown;
}

function isSame(one: OwnOrders, other: OwnOrders): boolean {
  if (one === other) return true;
  const isSameList = (a: OwnOrders['above'], b: OwnOrders['above']) => a.length === b.length && a.every((order, at) => order === b[at]);
  return (
    isSameList(one.above, other.above) &&
    isSameList(one.below, other.below) &&
    one.groups.length === other.groups.length &&
    one.groups.every((group, at) => isSameList(group.orders, other.groups[at]?.orders ?? []))
  );
}

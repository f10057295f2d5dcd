import { type PointerEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useDismiss } from '@/src/ui/menu/useDismiss';
import type { OrderLine } from '../price/overlay/overlayState';

/** A pointer that only crosses the chart opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_AFTER_MS = 120;
const CLOSE_AFTER_MS = 200;

type Orders = readonly OrderLine[];

/**
 * Which group's list is open: under a mouse while it rests there, or pressed open until Escape or a press elsewhere. It is known by its
 * orders, so that it stays open when the chart groups them otherwise.
 */
export function useOpenGroup(box: RefObject<HTMLElement | null>) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isPinned, setPinned] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setIds([]);
    setPinned(false);
  }, []);
  const inside = useMemo(() => [box], [box]);
  useDismiss(ids.length > 0, close, inside);

  const open = (orders: Orders) => {
    clearTimeout(timer.current);
    setIds(orders.map(({ id }) => id));
  };
  const isOpen = (orders: Orders) => orders.some(({ id }) => ids.includes(id));
  return {
    /** Whether the list of some of these orders is open. */
    holds: (orders: Orders) => orders.filter(({ id }) => ids.includes(id)).length > 1,
    /** The first of these groups that is open. */
    openOf: <Group extends { orders: Orders }>(groups: readonly Group[]) =>
      groups.find(({ orders }) => orders.length > 1 && isOpen(orders)),
    press: (orders: Orders) => {
      if (isPinned && isOpen(orders)) return close();
      open(orders);
      return setPinned(true);
    },
    /** For the part of the page that opens the list of these orders. */
    hover: (orders: Orders) => ({
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || isPinned) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => open(orders), OPEN_AFTER_MS);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'mouse' || isPinned) return;
        clearTimeout(timer.current);
        timer.current = setTimeout(close, CLOSE_AFTER_MS);
      },
    }),
  };
}

import { type RefObject, useEffect, useState } from 'react';

/** Often enough to be true, seldom enough to read a list from top to bottom. */
export const TURN_MS = 5_000;

/** Whether a user points at a row, or stands on one with the keyboard. A finger does not rest on what it read. */
function isInUse(list: HTMLElement | null): boolean {
  if (!list) return false;
  const isPointedAt = window.matchMedia('(hover: hover)').matches && list.matches(':hover');
  return isPointedAt || list.querySelector('tbody :focus-visible, li :focus-visible') !== null;
}

/**
 * Counts the moments at which a live list may be put into order again: every five seconds, and never while the list is in use. Prices
 * move several times a second; a list that followed each of them would carry off the row under the hand.
 */
export function useTurn(list: RefObject<HTMLElement | null>): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!isInUse(list.current)) setTurn((current) => current + 1);
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [list]);
  return turn;
}

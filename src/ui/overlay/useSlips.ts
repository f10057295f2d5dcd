import { type MouseEvent, useCallback, useEffect, useRef } from 'react';

/** Nobody reads a question faster. */
const READING_MS = 600;
/** As far as the second tap of a finger lands from the first, px. */
const NEAR = 40;

interface Place {
  x: number;
  y: number;
}

/** Where the page was pressed last: when a question opens, that is what opened it. */
let lastPress: Place | undefined;
if (typeof window !== 'undefined') {
  const remember = ({ clientX, clientY }: globalThis.MouseEvent) => {
    lastPress = { x: clientX, y: clientY };
  };
  window.addEventListener('click', remember, { capture: true, passive: true });
}

/**
 * Tells a press that was never meant for the question: the second tap on what opened it, under which the question's button has come up.
 * Keys and programs press without a place; they are not fingers.
 */
export function useSlips(isOpen: boolean): (press: MouseEvent) => boolean {
  const opening = useRef<{ by: Place | undefined; atMs: number }>(undefined);
  useEffect(() => {
    opening.current = isOpen ? { by: lastPress, atMs: performance.now() } : undefined;
  }, [isOpen]);
  return useCallback(({ clientX, clientY }: MouseEvent) => {
    const { by, atMs } = opening.current ?? {};
    const hasPlace = clientX !== 0 || clientY !== 0;
    if (!by || atMs === undefined || !hasPlace || performance.now() - atMs > READING_MS) return false;
    return Math.hypot(clientX - by.x, clientY - by.y) < NEAR;
  }, []);
}

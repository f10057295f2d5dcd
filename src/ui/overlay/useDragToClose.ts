import { type PointerEvent, useRef } from 'react';

const CLOSE_AFTER_PX = 80;

/**
 * Handlers for the head of a sheet: dragging it down by a finger moves the sheet along, and past 80 px closes it.
 * A mouse never drags, and without `onClose` nothing does.
 */
export function useDragToClose(onClose: (() => void) | undefined) {
  const start = useRef<number | undefined>(undefined);

  const move = (event: PointerEvent<HTMLElement>, distance: number) => {
    const sheet = event.currentTarget.closest<HTMLElement>('[aria-modal]');
    if (sheet) sheet.style.translate = distance > 0 ? `0 ${distance}px` : '';
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input');
    if (event.pointerType !== 'touch' || isOnControl) return;
    start.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current !== undefined) move(event, event.clientY - start.current);
  };
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    const from = start.current;
    start.current = undefined;
    if (from === undefined) return;
    move(event, 0);
    if (isDone && event.clientY - from > CLOSE_AFTER_PX) onClose?.();
  };
  if (!onClose) return {};
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    style: { touchAction: 'none' as const },
  };
}

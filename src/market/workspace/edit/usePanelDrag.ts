import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type MovablePanel, useEditingState } from './LayoutEditingContext';
import { movePanel } from './places';

/** Px the pointer moves before a press is meant as a drag. */
const DEAD_ZONE = 6;
export const GHOST_ID = 'trade-layout-ghost';

const zoneAt = (x: number, y: number): HTMLElement | undefined =>
  document.elementsFromPoint(x, y).find((element): element is HTMLElement => element instanceof HTMLElement && 'drop' in element.dataset);

/** Paints the ghost under the pointer and marks the place it would fall to, without rendering anything. */
function showAt(x: number, y: number): void {
  const ghost = document.getElementById(GHOST_ID);
  if (ghost) ghost.style.transform = `translate(${x - 24}px, ${y - 18}px)`;
  const over = zoneAt(x, y);
  for (const zone of document.querySelectorAll<HTMLElement>('[data-drop]')) zone.toggleAttribute('data-over', zone === over);
}

const isOnButton = ({ target }: MouseEvent) => target instanceof Element && target.closest('button') !== null;

/** What the bar of a panel hears that may be dragged to another place. Escape lets it fall where it was. */
export function usePanelDrag(panel: MovablePanel) {
  const { dragged, setDragged } = useEditingState();
  const press = useRef<{ x: number; y: number } | undefined>(undefined);
  const isDragged = dragged === panel;
  const stop = () => {
    press.current = undefined;
    setDragged(undefined);
  };
  useEffect(() => {
    if (!isDragged) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      press.current = undefined;
      setDragged(undefined);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isDragged, setDragged]);
  return {
    // The browser would start a drag of its own and take the pointer away for it.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (!isOnButton(event)) event.preventDefault();
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || isOnButton(event)) return;
      // At once: a quick move leaves the bar before it is seen to be a drag.
      event.currentTarget.setPointerCapture(event.pointerId);
      press.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { clientX: x, clientY: y } = event;
      if (!press.current) return;
      if (!isDragged && Math.hypot(x - press.current.x, y - press.current.y) < DEAD_ZONE) return;
      if (!isDragged) setDragged(panel);
      showAt(x, y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (isDragged) movePanel(panel, zoneAt(event.clientX, event.clientY)?.dataset.drop);
      stop();
    },
    onPointerCancel: stop,
  };
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { paintTerminalLayout } from '@/src/theme/terminalLayout/paintTerminalLayout';
import { clampSize, SIZE_LIMITS } from '@/src/theme/terminalLayout/sizeLimits';
import { storedLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import type { ResizablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { type Growth, growthByKey, growthOf, isInlineGrowth } from './growth';
import { measuredSize } from './useMeasuredSize';
import { changeLayout, repaintLayout } from './useTerminalLayout';

interface ResizeOptions {
  panel: ResizablePanel;
  /** Id of the element that changes its size. */
  controls: string;
  grows: Growth;
}

/** What a handle hears: dragging, arrows, Home and End; a double click or Enter gives the usual size back, Escape drops a drag. */
export function useResize({ panel, controls, grows }: ResizeOptions) {
  const [isDragging, setDragging] = useState(false);
  const drag = useRef<{ x: number; y: number; before: number; size: number } | undefined>(undefined);
  const measure = () => measuredSize(controls, isInlineGrowth(grows));
  const stop = (isKept: boolean) => {
    const done = drag.current;
    drag.current = undefined;
    setDragging(false);
    if (done && isKept && done.size !== done.before) keepSize(panel, done.size);
    else if (done) repaintLayout();
  };
  const handlers = {
    // The browser would start to select or drag what lies around, and take the pointer away for that.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      const before = measure();
      drag.current = { x: event.clientX, y: event.clientY, before, size: before };
      setDragging(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const held = drag.current;
      if (!held) return;
      const moved = growthOf(grows, { x: event.clientX - held.x, y: event.clientY - held.y }, event.currentTarget);
      if (moved !== 0 || held.size !== held.before) held.size = previewSize(panel, held.before + moved);
    },
    onPointerUp: () => stop(true),
    onPointerCancel: () => stop(false),
    onDoubleClick: () => keepSize(panel, undefined),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const moved = growthByKey(grows, event);
      if (event.key === 'Escape') return stop(false);
      if (moved !== 0) keepSize(panel, measure() + moved);
      else if (event.key === 'Home') keepSize(panel, 0);
      else if (event.key === 'End') keepSize(panel, Number.MAX_SAFE_INTEGER);
      else if (event.key === 'Enter') keepSize(panel, undefined);
      else return;
      event.preventDefault();
    },
  };
  return { isDragging, handlers };
}

/** Shows a size (px) without storing it: a drag moves the panels and renders nothing. Returns the size inside its limits. */
function previewSize(panel: ResizablePanel, size: number): number {
  const { current } = storedLayouts.getSnapshot();
  const clamped = clampSize(panel, size, window);
  paintTerminalLayout(document.documentElement, { ...current, sizes: { ...current.sizes, [panel]: clamped } }, SIZE_LIMITS);
  return clamped;
}

/** Stores a size (px); undefined gives the panel back the size of its width class. */
function keepSize(panel: ResizablePanel, size: number | undefined): void {
  const { [panel]: _before, ...others } = storedLayouts.getSnapshot().current.sizes;
  changeLayout({ sizes: size === undefined ? others : { ...others, [panel]: clampSize(panel, size, window) } });
}

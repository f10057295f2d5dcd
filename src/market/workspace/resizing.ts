import { paintTerminalLayout } from '@/src/theme/terminalLayout/paintTerminalLayout';
import { clampSize, SIZE_LIMITS } from '@/src/theme/terminalLayout/sizeLimits';
import { storedLayouts } from '@/src/theme/terminalLayout/storedLayouts';
import type { ResizablePanel } from '@/src/theme/terminalLayout/terminalLayout';
import { changeLayout } from './useTerminalLayout';

/** Shows a size (px) without storing it: a drag moves the panels and renders nothing. Returns the size inside its limits. */
export function previewSize(panel: ResizablePanel, size: number): number {
  const { current } = storedLayouts();
  const clamped = clampSize(panel, size, window);
  paintTerminalLayout(document.documentElement, { ...current, sizes: { ...current.sizes, [panel]: clamped } }, SIZE_LIMITS);
  return clamped;
}

/** Stores a size (px); undefined gives the panel back the size of its width class. */
export function keepSize(panel: ResizablePanel, size: number | undefined): void {
  const { [panel]: _before, ...others } = storedLayouts().current.sizes;
  changeLayout({ sizes: size === undefined ? others : { ...others, [panel]: clampSize(panel, size, window) } });
}

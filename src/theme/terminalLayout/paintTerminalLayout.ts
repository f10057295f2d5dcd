import type { SizeLimit } from './sizeLimits';

/** A layout as storage may hold it: anything at all. */
export interface LooseLayout {
  sizes?: Record<string, unknown>;
  hidden?: unknown;
  book?: unknown;
  trades?: unknown;
}

/**
 * Puts a layout on <html>, where the terminal's style sheet reads it: sizes as custom properties that no window can be too small for,
 * the rest as attributes. What is unknown or broken counts as absent.
 *
 * Its text also stands in the head of every terminal page and runs before the first paint: it must use nothing but its arguments.
 */
export function paintTerminalLayout(root: HTMLElement, layout: LooseLayout, limits: Record<string, SizeLimit>): void {
  const sizes = layout.sizes || {};
  for (const panel of Object.keys(limits)) {
    const name = `--trade-${panel}`;
    const size = sizes[panel];
    const limit = limits[panel];
    if (typeof size === 'number' && size > 0 && limit) {
      root.style.setProperty(name, `clamp(${limit.min}px, ${size}px, min(${limit.max}px, ${limit.share}${limit.of}))`);
    } else root.style.removeProperty(name);
  }
  root.dataset.tradeHidden = Array.isArray(layout.hidden) ? layout.hidden.join(' ') : '';
  root.dataset.tradeBook = String(layout.book || 'end');
  root.dataset.tradeTrades = String(layout.trades || 'ticket');
}

import type { ResizablePanel } from './terminalLayout';

export interface SizeLimit {
  /** Px. */
  min: number;
  max: number;
  /** Largest share of the window, percent of its width or height: whatever is stored, the chart keeps room. */
  share: number;
  of: 'vw' | 'vh';
}

export const SIZE_LIMITS: Record<ResizablePanel, SizeLimit> = {
  book: { min: 200, max: 520, share: 34, of: 'vw' },
  ticket: { min: 280, max: 420, share: 39, of: 'vw' },
  trades: { min: 200, max: 400, share: 20, of: 'vw' },
  beside: { min: 240, max: 640, share: 34, of: 'vw' },
  orders: { min: 104, max: 640, share: 50, of: 'vh' },
  below: { min: 96, max: 640, share: 50, of: 'vh' },
  chart: { min: 240, max: 640, share: 50, of: 'vh' },
};

/** A size in px inside the panel's limits, in a window of this size (px). */
export function clampSize(panel: ResizablePanel, size: number, window: { innerWidth: number; innerHeight: number }): number {
  const { min } = SIZE_LIMITS[panel];
  return Math.round(Math.min(Math.max(size, min), largestSize(panel, window)));
}

/** The largest size of a panel in px, in a window of this size (px). */
export function largestSize(panel: ResizablePanel, window: { innerWidth: number; innerHeight: number }): number {
  const { min, max, share, of } = SIZE_LIMITS[panel];
  const room = ((of === 'vw' ? window.innerWidth : window.innerHeight) * share) / 100;
  return Math.round(Math.max(min, Math.min(max, room)));
}

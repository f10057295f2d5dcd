import { LAYOUT_COLUMNS, LAYOUT_GUTTER, LAYOUT_MAX_WIDTH, LAYOUT_NARROW_INSET } from '@/src/config/constants';

const NARROW_VIEWPORT = 768;

/** Width of the layout and of one of its 12 columns for a viewport, in CSS pixels. */
export function pageGrid(viewportWidth: number): { width: number; column: number } {
  const inset = viewportWidth <= NARROW_VIEWPORT ? LAYOUT_NARROW_INSET : 0;
  const width = Math.min(LAYOUT_MAX_WIDTH, viewportWidth - inset);
  return { width, column: (width - (LAYOUT_COLUMNS - 1) * LAYOUT_GUTTER) / LAYOUT_COLUMNS };
}

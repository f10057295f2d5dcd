import type { KeyboardEvent } from 'react';
import { isRightToLeft } from '@/src/ui/tabs/rovingKeys';

/** Which way to drag makes a panel larger, in reading direction. */
export type Growth = 'start' | 'end' | 'up' | 'down';

export const isInlineGrowth = (grows: Growth): boolean => grows === 'start' || grows === 'end';

const STEP = 8;
const LARGE_STEP = 40;
const ARROWS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Px a panel grows by when its edge is moved by this many px on the screen. */
export function growthOf(grows: Growth, { x, y }: { x: number; y: number }, element: Element): number {
  if (!isInlineGrowth(grows)) return grows === 'down' ? y : -y;
  const towardsEnd = isRightToLeft(element) ? -x : x;
  return grows === 'end' ? towardsEnd : -towardsEnd;
}

/** Px an arrow key makes the panel larger, five times as many with Shift; 0 for other keys, and for arrows along the edge. */
export function growthByKey(grows: Growth, event: KeyboardEvent<HTMLElement>): number {
  const arrow = ARROWS[event.key];
  if (!arrow) return 0;
  return Math.sign(growthOf(grows, arrow, event.currentTarget)) * (event.shiftKey ? LARGE_STEP : STEP);
}

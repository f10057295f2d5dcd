const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The index a key moves to in a row or column of `count` items, wrapping around; undefined for keys that do not move.
 * Left and right change places in right-to-left text.
 */
export function movedIndex(key: string, current: number, count: number, isRtl: boolean): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  if (step === undefined) return undefined;
  const isMirrored = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight');
  return (current + (isMirrored ? -step : step) + count) % count;
}

export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

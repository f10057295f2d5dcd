import type { KeyboardEvent, PointerEvent } from 'react';
import { MARK_STEPS } from '@/domain/book/depthMark';
import type { DepthChart } from './depthChart';

const STEP = MARK_STEPS / 100;
const LARGE_STEP = MARK_STEPS / 10;

/** Moves the mark with pointer and keys: arrows by a hundredth of the range, with Shift by a tenth, Home and End to its ends. */
export function useMarkControl(chart: DepthChart | undefined) {
  const pointTo = (event: PointerEvent<HTMLElement>) => {
    chart?.pointTo(event.clientX - event.currentTarget.getBoundingClientRect().left);
  };
  return {
    onPointerMove: pointTo,
    onPointerDown: pointTo,
    // A finger that lifts leaves its mark; a mouse that goes takes it along.
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') chart?.setPlace(undefined);
    },
    onBlur: () => chart?.setPlace(undefined),
    onKeyDown: (event: KeyboardEvent) => {
      if (!chart) return;
      const place = chart.place.getSnapshot();
      if (event.key === 'Escape' && place === undefined) return;
      const next = nextPlace(event, place ?? 0);
      if (next === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      chart.setPlace(next);
    },
  };
}

function nextPlace({ key, shiftKey }: KeyboardEvent, place: number): number | undefined {
  const step = shiftKey ? LARGE_STEP : STEP;
  const targets: Record<string, number> = {
    ArrowRight: place + step,
    ArrowUp: place + step,
    ArrowLeft: place - step,
    ArrowDown: place - step,
    Home: -MARK_STEPS,
    End: MARK_STEPS,
  };
  const next = targets[key];
  return next === undefined ? undefined : Math.min(MARK_STEPS, Math.max(-MARK_STEPS, next));
}

import { Store } from '@/src/lib/store/store';
import { useStore } from '@/src/lib/store/useStore';

const isFull = new Store(false);

/** Lets the chart fill the window, or brings it back: for the toolbar and for a key anywhere in the terminal. */
export function toggleChartFullscreen(): void {
  isFull.set(!isFull.getSnapshot());
}

/** Returns false when it fills the window already. */
export function enterChartFullscreen(): boolean {
  const wasFull = isFull.getSnapshot();
  isFull.set(true);
  return !wasFull;
}

export function leaveChartFullscreen(): void {
  isFull.set(false);
}

/** Whether the chart fills the window. */
export function useChartFullscreen(): boolean {
  return useStore(isFull, () => false);
}

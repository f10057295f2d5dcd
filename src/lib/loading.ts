import { Store } from './store/store';

/** How many calls and parts of the page want it covered: the first to finish does not uncover it for the others. */
export const loadingCount = new Store(0);

const change = (by: 1 | -1) => loadingCount.set(loadingCount.getSnapshot() + by);

/** Covers the page until the returned function runs; calling that one again changes nothing. */
export function showLoading(): () => void {
  let isShown = true;
  change(1);
  return () => {
    if (!isShown) return;
    isShown = false;
    change(-1);
  };
}

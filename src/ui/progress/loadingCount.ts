// How many parts of the page want it covered. Counting lets two of them overlap: the first to finish does not uncover it.

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

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

export function loadingCount(): number {
  return count;
}

export function onLoadingCount(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

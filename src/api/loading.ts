// How many calls that asked for the loading overlay are under way.

let count = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts one call from now until the returned function runs. */
export function startLoading(): () => void {
  change(1);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    change(-1);
  };
}

export function loadingCount(): number {
  return count;
}

export function onLoadingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

import { type FSWatcher, watch } from 'node:fs';
import type { BrandStore } from './brandStore';

/** Well inside the 5 s in which a change must show, the web's own cache of 5 s not counted. */
const POLL_MS = 1_000;
/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/**
 * Keeps the store in step with the folder: at once where the system reports changes, by polling where it does not
 * (network drives, containers). Returns the function that ends it.
 */
export function watchBrands(store: BrandStore, folder: string): () => void {
  let isRunning = false;
  const refresh = async () => {
    if (isRunning) return;
    isRunning = true;
    await store.refresh();
    isRunning = false;
  };
  let settling: NodeJS.Timeout | undefined;
  const soon = () => {
    clearTimeout(settling);
    settling = setTimeout(refresh, SETTLE_MS);
  };
  const poll = setInterval(refresh, POLL_MS);
  poll.unref();
  const watcher = open(folder, soon);
  return () => {
    clearInterval(poll);
    clearTimeout(settling);
    watcher?.close();
  };
}

function open(folder: string, onChange: () => void): FSWatcher | undefined {
  try {
    // A watcher that fails later (limit reached, folder replaced) leaves the polling in charge.
    return watch(folder, { recursive: true, persistent: false }, onChange).on('error', () => {});
  } catch {
    return undefined;
  }
}

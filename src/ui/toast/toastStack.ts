import { onDemand } from '@/src/lib/onDemand';
import type { ToastOptions } from './toastOptions';

/** What draws toasts: loaded at the reader's first act or for the first toast, whichever comes first. */
export const toastStack = onDemand(() => import('./ToastStack'));

interface Screen {
  show: (key: string, options: ToastOptions) => void;
  close: (key: string) => void;
}

let screen: Screen | undefined;
const unseen = new Map<string, ToastOptions>();

/** Connects what draws toasts, which then gets what came before it. Returns how to disconnect. */
export function connectScreen(next: Screen): () => void {
  screen = next;
  for (const [key, options] of unseen) next.show(key, options);
  unseen.clear();
  return () => {
    if (screen === next) screen = undefined;
  };
}

export function putOnScreen(key: string, options: ToastOptions): void {
  if (screen) {
    screen.show(key, options);
    return;
  }
  unseen.set(key, options);
  toastStack.start();
}

export function takeOffScreen(key: string): void {
  unseen.delete(key);
  screen?.close(key);
}

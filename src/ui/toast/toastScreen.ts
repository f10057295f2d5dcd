import type { ToastOptions } from './toastOptions';

interface Screen {
  show: (key: string, options: ToastOptions) => void;
  close: (key: string) => void;
}

let screen: Screen | undefined;
let wake: (() => void) | undefined;
const unseen = new Map<string, ToastOptions>();

/** Called with every toast that nothing draws yet: whoever can bring a screen brings it. */
export function wakeWith(bringScreen: () => void): void {
  wake = bringScreen;
  if (unseen.size > 0) bringScreen();
}

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
  wake?.();
}

export function takeOffScreen(key: string): void {
  unseen.delete(key);
  screen?.close(key);
}

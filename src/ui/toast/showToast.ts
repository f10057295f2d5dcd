import { TOAST_FIRST_DELAY_MS } from '@/src/config/constants';
import type { ToastOptions } from './toastOptions';
import { putOnScreen, takeOffScreen } from './toastScreen';

const waiting = new Map<string, ReturnType<typeof setTimeout>>();
let unnamed = 0;

function keyOf({ key, type = 'info', content, detail }: ToastOptions): string {
  if (key) return key;
  if (typeof content !== 'string') {
    unnamed += 1;
    return `toast-${unnamed}`;
  }
  return [type, content, typeof detail === 'string' ? detail : ''].join('|');
}

/**
 * Shows a toast, 50 ms from now so that one that follows a click does not appear under it. Works from anywhere in the
 * browser once ToastHost is mounted. Returns the key, for `closeToast`.
 */
export function showToast(options: ToastOptions): string {
  const key = keyOf(options);
  if (waiting.has(key)) return key;
  const show = () => {
    waiting.delete(key);
    putOnScreen(key, options);
  };
  waiting.set(key, setTimeout(show, TOAST_FIRST_DELAY_MS));
  return key;
}

/** Takes a toast away, also one that still waits to be shown. */
export function closeToast(key: string): void {
  clearTimeout(waiting.get(key));
  waiting.delete(key);
  takeOffScreen(key);
}

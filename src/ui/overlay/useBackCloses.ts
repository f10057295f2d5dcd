import { useEffect, useRef } from 'react';

/** What a browser that has it tells the way back to, the newest first; each is told once. */
interface CloseWatcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Where the way back is the system's, a button or a gesture. */
const TOUCH = '(pointer: coarse)';

/**
 * A phone's way back closes what lies over the page and stays on the page, where the browser tells of it. Nothing is put into the history
 * for that: an entry of its own would be one more to go back over after each link that is followed from a sheet, and the router knows of
 * none.
 */
export function useBackCloses(open: boolean, onClose: (() => void) | undefined): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  const canClose = open && onClose !== undefined;
  useEffect(() => {
    const { CloseWatcher } = window;
    if (!canClose || !CloseWatcher || !window.matchMedia(TOUCH).matches) return;
    // Escape is such a way, too, and has been heard by what lies on top: the next one below is not meant.
    let isKey = false;
    const onKey = ({ type, key }: KeyboardEvent) => {
      isKey = type === 'keydown' && key === 'Escape';
    };
    let watcher: CloseWatcher | undefined;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        if (!isKey) close.current?.();
        isKey = false;
        // What stays open, as it asks a question first, is told again.
        watch();
      };
    };
    watch();
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('keyup', onKey, true);
    return () => {
      watcher?.destroy();
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('keyup', onKey, true);
    };
  }, [canClose]);
}

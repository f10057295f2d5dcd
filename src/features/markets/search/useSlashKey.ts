import { useEffect, useRef } from 'react';

/** Typing into a field must stay typing, and a dialog keeps its keys: the slash is a shortcut only outside of both. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select') || target.closest('[role="dialog"], [role="menu"]') !== null)
  );
}

/** Calls `onPress` when "/" is pressed anywhere on the page but in a field. */
export function useSlashKey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

import { type RefObject, useLayoutEffect, useRef } from 'react';

type Write<Part> = (part: Part) => void;

/**
 * For what changes many times a second: React draws an element once, `write` puts the newest figures into it, now and whenever
 * `subscribe` tells of others, without rendering. It is called after every rendering too: what React wrote then was as of its
 * beginning. `subscribe` must be stable.
 */
export function useWriter<Part extends Element>(
  element: RefObject<Part | null>,
  subscribe: (listener: () => void) => () => void,
  write: Write<Part>,
): void {
  const latest = useRef<Write<Part>>(write);
  useLayoutEffect(() => {
    latest.current = write;
    if (element.current) write(element.current);
  });
  useLayoutEffect(
    () =>
      subscribe(() => {
        if (element.current) latest.current(element.current);
      }),
    [element, subscribe],
  );
}

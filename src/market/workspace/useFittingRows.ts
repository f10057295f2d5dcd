import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How many rows of a height (px) fit into an element, after `reserved` px for everything else. Follows its size.
 * `initial` stands until the element is measured.
 */
export function useFittingRows(element: RefObject<HTMLElement | null>, rowHeight: number, reserved: number, initial: number): number {
  const [rows, setRows] = useState(initial);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() => {
      const fitting = Math.floor((target.clientHeight - reserved) / rowHeight);
      if (target.clientHeight > 0) setRows(Math.max(0, fitting));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, rowHeight, reserved]);
  return rows;
}

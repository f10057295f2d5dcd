import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export const PAGE_ROWS = 20;

/** What opens a row; rows that open nothing have their star. */
function placeOf(list: HTMLElement, index: number): HTMLElement | null | undefined {
  const row = list.querySelectorAll('tbody tr, li')[index];
  return row?.querySelector<HTMLElement>('a, button:not([aria-pressed])') ?? row?.querySelector('button');
}

/** The first rows, and twenty more with each press. The button goes with the last page: the focus then goes to the first new row. */
export function usePages<Row>(rows: readonly Row[], list: RefObject<HTMLElement | null>) {
  const [limit, setLimit] = useState(PAGE_ROWS);
  const firstNew = useRef<number>(undefined);
  const isWhole = limit >= rows.length;

  useLayoutEffect(() => {
    const index = firstNew.current;
    firstNew.current = undefined;
    if (index === undefined || !isWhole || !list.current) return;
    placeOf(list.current, index)?.focus();
  });

  const showMore = () => {
    firstNew.current = limit;
    setLimit(limit + PAGE_ROWS);
  };
  return { shown: isWhole ? rows : rows.slice(0, limit), showMore };
}

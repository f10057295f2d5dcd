import { type RefCallback, useCallback } from 'react';

/** Parts of a px that a window's zoom leaves over. */
const SLACK = 1;

/**
 * For a row that scrolls sideways: it says on which sides it goes on (`data-goes-on`), and fades there (styles/globals.css). `kept`
 * names what must not be out of sight, such as the chosen one; the row starts at its start unless that is.
 */
export function useGoesOn<Row extends HTMLElement>(kept?: string): RefCallback<Row> {
  return useCallback(
    (row) => {
      if (!row) return;
      const tell = () => {
        // Counted from the start in either direction: right to left has it below zero.
        const before = Math.abs(row.scrollLeft);
        const behind = row.scrollWidth - row.clientWidth - before;
        const sides = [before > SLACK ? 'start' : '', behind > SLACK ? 'end' : ''].filter(Boolean).join(' ');
        if (sides) row.dataset.goesOn = sides;
        else delete row.dataset.goesOn;
      };
      const keep = () => {
        const one = kept === undefined ? null : row.querySelector<HTMLElement>(kept);
        if (one) row.scrollLeft += hiddenPart(one, row);
        tell();
      };
      keep();
      const sizes = new ResizeObserver(keep);
      for (const part of [row, ...row.children]) sizes.observe(part);
      const choices = new MutationObserver(keep);
      choices.observe(row, { childList: true, subtree: true, attributeFilter: ['aria-selected', 'aria-pressed'] });
      row.addEventListener('scroll', tell, { passive: true });
      return () => {
        sizes.disconnect();
        choices.disconnect();
        row.removeEventListener('scroll', tell);
      };
    },
    [kept],
  );
}

/** How far a row must be scrolled for something in it to be whole, px to the right. */
function hiddenPart(one: HTMLElement, row: HTMLElement): number {
  const [part, whole] = [one.getBoundingClientRect(), row.getBoundingClientRect()];
  if (part.left < whole.left) return part.left - whole.left;
  return Math.max(0, part.right - whole.right);
}

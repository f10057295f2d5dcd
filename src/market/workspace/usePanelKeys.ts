import type { RefObject } from 'react';
import { useHotkeys } from '@/src/lib/keyboard/useHotkeys';

/** Focuses the next panel, round and round; one that is not shown takes no focus and is passed over. */
function goOn(terminal: HTMLElement, step: 1 | -1): void {
  const panels = [...terminal.querySelectorAll<HTMLElement>('section[aria-label]')];
  const current = panels.findIndex((panel) => panel.contains(document.activeElement));
  const start = current < 0 && step < 0 ? 0 : current;
  for (let count = 1; count <= panels.length; count += 1) {
    const panel = panels[(start + step * count + panels.length) % panels.length];
    if (!panel) return;
    panel.tabIndex = -1;
    panel.focus();
    if (document.activeElement === panel) return;
  }
}

/** F6 leads from panel to panel of the terminal, as in a program with several panes. */
export function usePanelKeys(terminal: RefObject<HTMLElement | null>): void {
  const go = (step: 1 | -1) => terminal.current && goOn(terminal.current, step);
  useHotkeys({ nextPanel: () => go(1), previousPanel: () => go(-1) });
}

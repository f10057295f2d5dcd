import { type RefObject, useEffect } from 'react';
import { leaveChartFullscreen, useChartFullscreen } from './chartFullscreen';

/**
 * True while the panel fills the window. Then Escape leaves, what lies behind cannot be reached, and the focus stays; leaving the page
 * leaves full screen too.
 */
export function useFullscreenPanel(panel: RefObject<HTMLElement | null>): boolean {
  const isFull = useChartFullscreen();
  useEffect(() => leaveChartFullscreen, []);
  useEffect(() => {
    if (!isFull || !panel.current) return;
    const release = holdBack(panel.current);
    // Menus over the chart stop their own Escape before it comes here.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leaveChartFullscreen();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      release();
    };
  }, [isFull, panel]);
  return isFull;
}

/** Makes everything of the page but the element inert; surfaces and messages stand beside the page and stay. Returns how to undo it. */
function holdBack(element: HTMLElement): () => void {
  const held: Element[] = [];
  for (let inner: Element = element; inner.parentElement && inner.parentElement !== document.body; inner = inner.parentElement) {
    held.push(...[...inner.parentElement.children].filter((sibling) => sibling !== inner && !sibling.hasAttribute('inert')));
  }
  for (const sibling of held) sibling.toggleAttribute('inert', true);
  return () => {
    for (const sibling of held) sibling.toggleAttribute('inert', false);
  };
}

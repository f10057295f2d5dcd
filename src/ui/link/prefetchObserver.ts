import { PREFETCH_MARGIN } from '@/src/config/constants';

type OnNear = () => void;

const waiting = new Map<Element, OnNear>();
let observer: IntersectionObserver | undefined;

function report(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const onNear = entry.isIntersecting ? waiting.get(entry.target) : undefined;
    if (!onNear) continue;
    forget(entry.target);
    onNear();
  }
}

function forget(element: Element): void {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls `onNear` once, when the element comes within 200 px of the viewport. One observer serves all links of a page.
 * Returns how to stop waiting. Does nothing in browsers without IntersectionObserver.
 */
export function whenNear(element: Element, onNear: OnNear): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  observer ??= new IntersectionObserver(report, { rootMargin: `${PREFETCH_MARGIN}px` });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => forget(element);
}

import { PREFETCH_MARGIN } from '@/src/config/constants';
import { onFirstAct } from '@/src/lib/onFirstAct';

type OnNear = () => void;

const waiting = new Map<Element, OnNear>();
let observer: IntersectionObserver | undefined;
let isListening = false;

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

function watch(): void {
  observer = new IntersectionObserver(report, { rootMargin: `${PREFETCH_MARGIN}px` });
  for (const element of waiting.keys()) observer.observe(element);
}

/**
 * Calls `onNear` once, when the element comes within 200 px of the viewport, and not before the user's first act: nobody
 * goes anywhere without one, and other pages' code would run while this page is still coming up. One observer serves all
 * links of a page. Returns how to stop waiting. Does nothing in browsers without IntersectionObserver.
 */
export function whenNear(element: Element, onNear: OnNear): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  waiting.set(element, onNear);
  observer?.observe(element);
  if (!isListening) {
    isListening = true;
    onFirstAct(watch);
  }
  return () => forget(element);
}

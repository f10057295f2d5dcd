import { startTransition } from 'react';
import type { hydrateRoot, Root } from 'react-dom/client';

/**
 * Next wakes a page up in one task, 100 ms and more of it on a phone. Begun as a transition React does the same in pieces of 5 ms, so that
 * the browser paints and answers between them; a press on what still sleeps wakes all of it at once, as before. Next offers no setting for it.
 */
export function hydrateInPieces(hydrate: typeof hydrateRoot): typeof hydrateRoot {
  return (...given) => {
    window.addEventListener('unhandledrejection', letBeOvertaken);
    let root: Root | undefined;
    startTransition(() => {
      root = hydrate(...given);
    });
    // A transition begins at once.
    return root as Root;
  };
}

/**
 * Who goes to another page while this one still wakes up (the way back does not wait) overtakes its first rendering. Next ends that with an error
 * which it marks as `cancelled`, and nobody takes: there was no first rendering that could be overtaken when it was one task.
 */
function letBeOvertaken(event: PromiseRejectionEvent): void {
  if (!(event.reason as { cancelled?: boolean } | undefined)?.cancelled) return;
  event.preventDefault();
  // There is one first rendering.
  window.removeEventListener('unhandledrejection', letBeOvertaken);
}

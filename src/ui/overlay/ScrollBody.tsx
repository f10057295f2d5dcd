import { type ReactNode, useEffect, useRef } from 'react';

/** What a finger hits below the last words, px, is nothing to scroll to. */
const HIT_ROOM = 14;
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]';

/** The body of a dialog or sheet. While it scrolls and has nothing to stop at, Tab stops at itself: its end is not for a mouse alone. */
export function ScrollBody({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = body.current;
    if (!box) return;
    const look = () => {
      const isOnlyRead = box.scrollHeight > box.clientHeight + 1 && box.querySelector(FOCUSABLE) === null;
      if (isOnlyRead) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
      // What stands below it is set off while there is more to come.
      box.toggleAttribute('data-more', box.scrollHeight - box.scrollTop > box.clientHeight + HIT_ROOM);
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    const size = new ResizeObserver(look);
    size.observe(box);
    const content = new MutationObserver(look);
    content.observe(box, { childList: true, subtree: true });
    return () => {
      box.removeEventListener('scroll', look);
      size.disconnect();
      content.disconnect();
    };
  }, []);
  return (
    <div ref={body} className={className}>
      {children}
    </div>
  );
}

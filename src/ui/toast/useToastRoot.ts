import { useEffect, useState } from 'react';

/**
 * The element toasts are put into, at the end of the page's body; undefined on the server and before the first effect.
 * An open dialog hides everything beside it from assistive technology, and a toast tells what came of a press inside that
 * very dialog: whatever hides this element is taken back at once.
 */
export function useToastRoot(): HTMLElement | undefined {
  const [root, setRoot] = useState<HTMLElement>();
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset.toasts = '';
    const stayHeard = () => {
      if (element.hasAttribute('aria-hidden')) element.removeAttribute('aria-hidden');
    };
    const watch = new MutationObserver(stayHeard);
    watch.observe(element, { attributeFilter: ['aria-hidden'] });
    document.body.append(element);
    setRoot(element);
    return () => {
      watch.disconnect();
      element.remove();
    };
  }, []);
  return root;
}

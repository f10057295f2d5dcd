import { useEffect, useRef } from 'react';

/**
 * Puts the caret into a page's first field on arrival. Not where fingers type: the keyboard would rise over half of a page nobody has
 * seen yet. Whoever is typing already is left where they are.
 */
export function useArrivalFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping && !window.matchMedia('(pointer: coarse)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}

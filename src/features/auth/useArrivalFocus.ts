import { useEffect, useRef } from 'react';
import { raisesKeyboard } from '@/src/ui/media/raisesKeyboard';

/**
 * Puts the caret into a page's first field on arrival. Not where fingers type: the keyboard would rise over half of a page nobody has
 * seen yet. Whoever is typing already is left where they are.
 */
export function useArrivalFocus() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement;
    if (!isTyping && !raisesKeyboard()) field.current?.focus({ preventScroll: true });
  }, []);
  return field;
}

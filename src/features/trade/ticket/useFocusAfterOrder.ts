import { type RefObject, useEffect } from 'react';

/** After an order the button has nothing to send, and would lose the focus to the page: the next amount can be typed at once. */
export function useFocusAfterOrder(placed: number, isAsking: boolean, amount: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (placed === 0 || isAsking) return;
    // On a phone a focused field brings up the keyboard over what has just happened.
    if (window.matchMedia('(pointer: coarse)').matches) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) amount.current?.focus();
  }, [placed, isAsking, amount]);
}

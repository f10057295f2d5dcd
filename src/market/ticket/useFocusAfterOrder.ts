import { type RefObject, useEffect } from 'react';
import { raisesKeyboard } from '@/src/ui/media/raisesKeyboard';

/** After an order the button has nothing to send, and would lose the focus to the page: the next amount can be typed at once. */
export function useFocusAfterOrder(placed: number, isAsking: boolean, amount: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (placed === 0 || isAsking) return;
    // It would rise over what has just happened.
    if (raisesKeyboard()) return;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled')) amount.current?.focus();
  }, [placed, isAsking, amount]);
}

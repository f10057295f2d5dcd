import { type RefObject, useEffect } from 'react';

/** Closes an open surface on Escape and on a press outside of the given elements. */
export function useDismiss(open: boolean, onClose: () => void, inside: readonly RefObject<HTMLElement | null>[]): void {
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      const target = event.target;
      if (target instanceof Node && !inside.some((ref) => ref.current?.contains(target))) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Only the innermost surface closes: the dialog below must not hear it.
      event.stopPropagation();
      onClose();
    };
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, [open, onClose, inside]);
}

import { type RefObject, useLayoutEffect } from 'react';

/** Px; what does not fit even so can be scrolled through. */
const SMALLEST_TYPE = 8;

function shrinkToFit(field: HTMLInputElement): void {
  const box = field.parentElement;
  if (!box) return;
  delete box.dataset.tight;
  field.style.fontSize = '';
  const isCut = () => field.scrollWidth > field.clientWidth;
  if (!isCut()) return;
  // The label is said by the field's name as well; the unit is not.
  box.dataset.tight = '';
  if (!isCut()) return;
  // Glyphs do not shrink evenly: the share is where to begin.
  let size = (Number.parseFloat(getComputedStyle(field).fontSize) * field.clientWidth) / field.scrollWidth;
  do {
    field.style.fontSize = `${Math.max(SMALLEST_TYPE, size)}px`;
    size -= 0.5;
  } while (isCut() && size > SMALLEST_TYPE);
}

/** A number is never cut: where it does not fit its field, the label inside goes, then the type shrinks. */
export function useFit(input: RefObject<HTMLInputElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is the text.
  useLayoutEffect(() => {
    if (input.current) shrinkToFit(input.current);
  }, [input, text]);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field?.parentElement) return;
    const observer = new ResizeObserver(() => shrinkToFit(field));
    observer.observe(field.parentElement);
    return () => observer.disconnect();
  }, [input]);
}

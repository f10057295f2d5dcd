import { type RefObject, useLayoutEffect } from 'react';

/** Px. Below it a number beside its label is read with effort. */
const SMALL_TYPE = 11;
/** Px. Below it iOS zooms the page in when a field is touched. */
const TOUCHED_TYPE = 16;
/** Px. What does not fit even so can be scrolled through. */
const SMALLEST_TYPE = 8;

const isCut = (field: HTMLInputElement) => field.scrollWidth > field.clientWidth;
const typeOf = (field: HTMLInputElement) => Number.parseFloat(getComputedStyle(field).fontSize);

function shrinkType(field: HTMLInputElement, smallest: number): void {
  // Glyphs do not shrink evenly: the share is where to begin.
  let size = (typeOf(field) * field.clientWidth) / field.scrollWidth;
  while (isCut(field) && typeOf(field) > smallest) {
    field.style.fontSize = `${Math.max(smallest, size)}px`;
    size -= 0.5;
  }
}

function shrinkToFit(field: HTMLInputElement): void {
  const box = field.parentElement;
  if (!box) return;
  delete box.dataset.tight;
  field.style.fontSize = '';
  if (!isCut(field)) return;
  shrinkType(field, typeOf(field) < TOUCHED_TYPE ? SMALL_TYPE : TOUCHED_TYPE);
  if (!isCut(field)) return;
  // The label is said by the field's name as well; the unit is not.
  box.dataset.tight = '';
  field.style.fontSize = '';
  shrinkType(field, SMALLEST_TYPE);
}

/** No digit of a number is cut: where it does not fit its field, its type shrinks, then the label inside makes room. */
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

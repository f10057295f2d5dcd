import { type RefObject, useLayoutEffect } from 'react';

/** Px. Below it a number beside its label is read with effort. */
const SMALL_TYPE = 11;
/** Px. Below it iOS zooms the page in when a field is touched. */
const TOUCHED_TYPE = 16;
/** Px. What does not fit even so can be scrolled through. */
const SMALLEST_TYPE = 8;

const typeOf = (place: HTMLElement) => Number.parseFloat(getComputedStyle(place).fontSize);

/**
 * Browsers tell whole px: a number that is a part of one too wide would pass for one that fits, and an ellipsis take three of its digits.
 */
function isCut(place: HTMLElement): boolean {
  const { paddingInlineEnd } = place.style;
  place.style.paddingInlineEnd = '1px';
  const isWider = place.scrollWidth > place.clientWidth;
  place.style.paddingInlineEnd = paddingInlineEnd;
  return isWider;
}

function shrinkType(place: HTMLElement, smallest: number): void {
  // Glyphs do not shrink evenly: the share is where to begin.
  let size = (typeOf(place) * place.clientWidth) / place.scrollWidth;
  while (isCut(place) && typeOf(place) > smallest) {
    place.style.fontSize = `${Math.max(smallest, size)}px`;
    size -= 0.5;
  }
}

function shrinkToFit(place: HTMLElement): void {
  const box = place.parentElement;
  if (!box) return;
  delete box.dataset.tight;
  place.style.fontSize = '';
  if (!isCut(place)) return;
  shrinkType(place, typeOf(place) < TOUCHED_TYPE ? SMALL_TYPE : TOUCHED_TYPE);
  if (!isCut(place)) return;
  // The label inside goes above the number, which then has its line for itself.
  box.dataset.tight = '';
  place.style.fontSize = '';
  shrinkType(place, SMALLEST_TYPE);
}

/**
 * No digit of a number is cut, in a field or where a result stands: where it does not fit, its type shrinks, then the label beside it
 * goes above it. Measured anew with its text and what stands beside it, with the room there is, and when its font arrives.
 */
export function useFit(number: RefObject<HTMLElement | null>, text: string, beside = ''): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured is the text, beside other words.
  useLayoutEffect(() => {
    if (number.current) shrinkToFit(number.current);
  }, [number, text, beside]);
  useLayoutEffect(() => {
    const place = number.current;
    if (!place?.parentElement) return;
    const refit = () => shrinkToFit(place);
    const observer = new ResizeObserver(refit);
    observer.observe(place.parentElement);
    document.fonts?.addEventListener('loadingdone', refit);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', refit);
    };
  }, [number]);
}

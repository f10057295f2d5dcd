/**
 * How everything looks that is read in these parts of the page: two elements of one look have one contrast, and it need be worked out for
 * one of them only. A look is its own colours, its size and weight, and everything painted where it stands: what it stands in, what lies
 * beside it below or over it, and whether that covers all of it. Runs in the page.
 */
export function looksIn(parts: readonly Element[], isLeftOut: (element: Element) => boolean): Map<Element, string> {
  const CLEAR = /^(transparent|rgba\(.*, 0\))$/;
  const SEEN_THROUGH = /^rgba|\/ /;
  const FIELDS = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="hidden"]), select, textarea';
  const looks = new Map<Element, string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const opacities = new Map<Element, number>();
  const opacityOf = (element: Element): number => {
    const known = opacities.get(element);
    if (known !== undefined) return known;
    const opacity = Number(styleOf(element).opacity) * (element.parentElement ? opacityOf(element.parentElement) : 1);
    opacities.set(element, opacity);
    return opacity;
  };

  const everything = [...document.querySelectorAll('html, body, body *')];
  const painted = everything.flatMap((element) => {
    const { backgroundColor, backgroundImage, position, zIndex, display, mixBlendMode } = styleOf(element);
    const isClear = CLEAR.test(backgroundColor) && backgroundImage === 'none' && !element.matches('img, video, canvas, svg, iframe');
    if (isClear || display === 'none') return [];
    const isOpaque = !SEEN_THROUGH.test(backgroundColor) && backgroundImage === 'none' && opacityOf(element) === 1 && display !== 'inline';
    const image = backgroundImage === 'none' ? '' : 'image';
    const paint = [
      element.localName === 'svg' ? 'svg' : '',
      backgroundColor,
      image,
      opacityOf(element),
      mixBlendMode,
      position,
      zIndex,
    ].join(' ');
    return [{ element, isOpaque, paint, box: element.getBoundingClientRect() }];
  });

  const range = document.createRange();
  const boxOf = (element: Element) => {
    if (element.matches(FIELDS)) return element.getBoundingClientRect();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  /** What stands before the innermost thing that hides all behind it, and that the words stand in, is not seen. */
  const backdropOf = (element: Element) => {
    const text = boxOf(element);
    let seen: string[] = [];
    for (const { element: other, isOpaque, paint, box } of painted) {
      const isApart = box.right <= text.left || text.right <= box.left || box.bottom <= text.top || text.bottom <= box.top;
      const isAround = other.contains(element);
      // What the words stand in counts wherever it lies: the root has no box as high as its page.
      if (isApart && !isAround) continue;
      const covers = box.left <= text.left && text.right <= box.right && box.top <= text.top && text.bottom <= box.bottom;
      if (isAround && isOpaque && covers) seen = [];
      seen.push(`${isAround ? 'in' : 'at'} ${covers ? 'all' : 'part'} ${paint}`);
    }
    return seen.join();
  };
  const clipped = new Map<Element, boolean>();
  /** Said to readers alone: within a box of one dot. */
  const isClipped = (element: Element): boolean => {
    const known = clipped.get(element);
    if (known !== undefined) return known;
    const { width, height } = element.getBoundingClientRect();
    const { clipPath, overflow } = styleOf(element);
    const isDot = clipPath === 'inset(50%)' || (width <= 1 && height <= 1 && overflow === 'hidden');
    const answer = isDot || (element.parentElement !== null && isClipped(element.parentElement));
    clipped.set(element, answer);
    return answer;
  };
  /** Of a control that rests, or of its label, nothing is asked. */
  const isResting = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
    element.closest('label')?.control?.matches(':disabled') === true;
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    opacityOf(element) > 0 &&
    !isClipped(element) &&
    boxOf(element).bottom + window.scrollY > 0;
  const says = (element: Element) =>
    element.matches(FIELDS) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '');

  for (const element of new Set(parts.flatMap((part) => [part, ...part.querySelectorAll('*')]))) {
    if (!says(element) || isLeftOut(element) || isResting(element) || !isSeen(element)) continue;
    const { color, fontSize, fontWeight, textShadow } = styleOf(element);
    looks.set(element, [color, opacityOf(element), fontSize, fontWeight, textShadow, backdropOf(element)].join('; '));
  }
  return looks;
}

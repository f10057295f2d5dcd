import { deviceWidths } from '@/src/theme/breakpoints';
import { reading } from './reading';

/** From here on windows have a mouse. */
const DESK = deviceWidths.tablet;

/** On elements whose text may end in an ellipsis: names that people or markets chose, of any length. */
const MAY_BE_CUT = '[data-may-be-cut]';

function find({ mayBeCut, desk }: { mayBeCut: string; desk: number }): string[] {
  // What a reader would not notice: parts of px, and the room above and below letters that no letter fills.
  const SLACK = 1.5;
  const { clientWidth, scrollWidth } = document.documentElement;
  const found: string[] = [];

  const nameOf = (element: Element): string => {
    const place = element.closest('[data-testid], [id]:not([id^=":"]), [aria-label], section, header, footer');
    const where = place?.getAttribute('data-testid') ?? place?.getAttribute('aria-label') ?? place?.id ?? place?.tagName.toLowerCase();
    return `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} in ${where}`;
  };
  const report = (element: Element, text: string, fault: string) => found.push(`“${text.trim()}” ${fault} (${nameOf(element)})`);

  /** Of what lies over the page only the uppermost is read. */
  const root = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1) ?? document.body;
  const isDot = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  /** Many words stand in one box: each is read once. */
  const readOnce = <Read>(read: (element: Element) => Read) => {
    const known = new Map<Element, Read>();
    return (element: Element): Read => {
      let told = known.get(element);
      if (told === undefined) {
        told = read(element);
        known.set(element, told);
      }
      return told;
    };
  };
  const boxOf = readOnce((element) => {
    const { overflowX, overflowY, contain, display, position } = getComputedStyle(element);
    const isPaintedWithin = /paint|content|strict/.test(contain);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    return {
      rect: element.getBoundingClientRect(),
      isInline: display === 'inline',
      isFixed: position === 'fixed',
      hidesAcross: hides(overflowX),
      clipsAcross: hides(overflowX) || isPaintedWithin,
      clipsDown: hides(overflowY) || isPaintedWithin,
      scrollsAcross: scrolls(overflowX),
      scrollsDown: scrolls(overflowY),
    };
  });

  /** What of the text is cut: goes up through everything that clips, until something can be scrolled or stands in the window. */
  const cutBy = (element: Element, text: DOMRect): string | undefined => {
    let isFreeAcross = false;
    let isFreeDown = false;
    for (let place: Element | null = element; place && place !== document.body; place = place.parentElement) {
      const box = boxOf(place);
      if (!box.isInline) {
        const { rect } = box;
        // One dot: words for speech alone.
        if (box.hidesAcross && isDot(rect)) return undefined;
        if (!isFreeAcross && box.clipsAcross && (text.left < rect.left - SLACK || text.right > rect.right + SLACK))
          return `is cut by ${nameOf(place)}: ${Math.round(text.width)} px in ${Math.round(rect.width)}`;
        if (!isFreeDown && box.clipsDown && text.height > rect.height + 2 * SLACK)
          return `is cut by ${nameOf(place)}: ${Math.round(text.height)} px high in ${Math.round(rect.height)}`;
        isFreeAcross ||= box.scrollsAcross;
        isFreeDown ||= box.scrollsDown;
      }
      if (box.isFixed) break;
    }
    return isFreeAcross || (text.left > -SLACK && text.right < clientWidth + SLACK) ? undefined : 'is outside of the window';
  };

  /** Absent where no words are read. */
  const placeOf = readOnce((element) => {
    if (element.closest('svg, noscript') || !isShown(element)) return null;
    const button = element.closest('.sr-only') ? null : element.closest('button, [role="button"], [role="tab"], a');
    return { mayBeCut: element.closest(mayBeCut) !== null, button };
  });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    const place = element && text.trim() !== '' ? placeOf(element) : null;
    if (!element || !place) continue;
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0) continue;
    const fault = place.mayBeCut ? undefined : cutBy(element, rect);
    if (fault) report(element, text, fault);
    if (!place.button) continue;
    const { rect: edge, isInline } = boxOf(place.button);
    if (!isDot(edge) && !isInline && (rect.left < edge.left - SLACK || rect.right > edge.right + SLACK))
      report(element, text, `is over the edge of its ${place.button.tagName.toLowerCase()}`);
  }

  for (const control of root.querySelectorAll('button, a[href], input, [role="tab"], [role="switch"]')) {
    const { rect } = boxOf(control);
    if (isDot(rect) || !isShown(control) || control.closest(mayBeCut)) continue;
    const fault = cutBy(control, rect);
    if (fault) report(control, control.getAttribute('aria-label') ?? control.textContent ?? '', fault);
  }

  // A mouse cannot scroll what has no bar to scroll it with.
  for (const row of clientWidth < desk ? [] : root.querySelectorAll('*'))
    if (row.scrollWidth > row.clientWidth + 1 && boxOf(row).scrollsAcross && getComputedStyle(row).scrollbarWidth === 'none')
      report(row, row.textContent ?? '', `need ${row.scrollWidth} px in ${row.clientWidth}`);

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of root.querySelectorAll<HTMLInputElement>(
    'input[placeholder], input[inputmode="decimal"], input:disabled:not([type="radio"])',
  )) {
    const text = field.value || field.placeholder;
    if (!pen || text === '' || !isShown(field) || field.closest(mayBeCut)) continue;
    const style = getComputedStyle(field);
    // The short form of it all is empty where digits have a width of their own.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room =
      field.getBoundingClientRect().width - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd);
    const needed = pen.measureText(text).width;
    // Of a number no part of a px: an ellipsis takes whole digits.
    const slack = field.value === '' ? SLACK : 0.1;
    if (needed > room + slack) report(field, text, `is cut by its field: ${needed.toFixed(1)} px in ${room.toFixed(1)}`);
    const label = field.parentElement?.firstElementChild;
    if (label && label !== field && !isShown(label)) report(label, label.textContent ?? '', 'has made room for a number');
  }
  if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} px in ${clientWidth}`);
  return [...new Set(found)];
}

/** Words that do not fit where they stand: each with the element, the text, and what cuts it. */
export const cutWords = reading('words cut', find, { mayBeCut: MAY_BE_CUT, desk: DESK });

import type { Page } from '@playwright/test';
import { deviceWidths } from '@/src/theme/breakpoints';

/** From here on windows have a mouse. */
const DESK = deviceWidths.tablet;

/** On elements whose text may end in an ellipsis: names that people or markets chose, of any length. */
export const MAY_BE_CUT = '[data-may-be-cut]';

/** Words that do not fit where they stand: each with the element, the text, and what cuts it. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ mayBeCut, desk }) => {
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
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

      /** What of the text is cut: goes up through everything that clips, until something can be scrolled or stands in the window. */
      const cutBy = (element: Element, text: DOMRect): string | undefined => {
        let isFreeAcross = false;
        let isFreeDown = false;
        for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box);
          const rect = box.getBoundingClientRect();
          const isPaintedWithin = /paint|content|strict/.test(style.contain);
          if (style.display !== 'inline') {
            // One dot: words for speech alone.
            if (clips(style.overflowX) && isDot(rect)) return undefined;
            if (
              !isFreeAcross &&
              (clips(style.overflowX) || isPaintedWithin) &&
              (text.left < rect.left - SLACK || text.right > rect.right + SLACK)
            )
              return `is cut by ${nameOf(box)}: ${Math.round(text.width)} px in ${Math.round(rect.width)}`;
            if (!isFreeDown && (clips(style.overflowY) || isPaintedWithin) && text.height > rect.height + 2 * SLACK)
              return `is cut by ${nameOf(box)}: ${Math.round(text.height)} px high in ${Math.round(rect.height)}`;
            isFreeAcross ||= scrolls(style.overflowX);
            isFreeDown ||= scrolls(style.overflowY);
          }
          if (style.position === 'fixed') break;
        }
        return isFreeAcross || (text.left > -SLACK && text.right < clientWidth + SLACK) ? undefined : 'is outside of the window';
      };

      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        const text = node.textContent ?? '';
        if (!element || text.trim() === '' || element.closest('svg, noscript') || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        range.selectNodeContents(node);
        const rect = range.getBoundingClientRect();
        if (rect.width === 0) continue;
        const fault = element.closest(mayBeCut) ? undefined : cutBy(element, rect);
        if (fault) report(element, text, fault);
        if (element.closest('.sr-only')) continue;
        const button = element.closest('button, [role="button"], [role="tab"], a');
        const edge = button?.getBoundingClientRect();
        if (
          button &&
          edge &&
          !isDot(edge) &&
          getComputedStyle(button).display !== 'inline' &&
          (rect.left < edge.left - SLACK || rect.right > edge.right + SLACK)
        )
          report(element, text, `is over the edge of its ${button.tagName.toLowerCase()}`);
      }

      for (const control of root.querySelectorAll('button, a[href], input, [role="tab"], [role="switch"]')) {
        const rect = control.getBoundingClientRect();
        if (isDot(rect) || !control.checkVisibility({ visibilityProperty: true }) || control.closest(mayBeCut)) continue;
        const fault = cutBy(control, rect);
        if (fault) report(control, control.getAttribute('aria-label') ?? control.textContent ?? '', fault);
      }

      // A mouse cannot scroll what has no bar to scroll it with.
      for (const row of clientWidth < desk ? [] : root.querySelectorAll('*')) {
        const { overflowX, scrollbarWidth } = getComputedStyle(row);
        if (scrolls(overflowX) && scrollbarWidth === 'none' && row.scrollWidth > row.clientWidth + 1)
          report(row, row.textContent ?? '', `need ${row.scrollWidth} px in ${row.clientWidth}`);
      }

      const pen = document.createElement('canvas').getContext('2d');
      for (const field of root.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        if (!pen || field.value !== '' || !field.checkVisibility({ visibilityProperty: true })) continue;
        const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(field);
        pen.font = font;
        const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
        const needed = pen.measureText(field.placeholder).width;
        if (needed > room + SLACK) report(field, field.placeholder, `is cut by its field: ${Math.round(needed)} px in ${Math.round(room)}`);
      }
      if (scrollWidth > clientWidth) found.push(`the page scrolls sideways: ${scrollWidth} px in ${clientWidth}`);
      return [...new Set(found)];
    },
    { mayBeCut: MAY_BE_CUT, desk: DESK },
  );
}

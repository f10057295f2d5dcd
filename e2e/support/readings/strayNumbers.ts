import { reading } from './reading';

/** Parts of px. */
const SLACK = 1.5;

function find({ slack }: { slack: number }): string[] {
  const found: string[] = [];
  const root = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1) ?? document.body;
  const range = document.createRange();
  const px = (text: string) => Number.parseFloat(text) || 0;
  for (const element of root.querySelectorAll<HTMLElement>('.num, [dir="ltr"]')) {
    const style = getComputedStyle(element);
    const isTurned = style.direction === 'ltr' && getComputedStyle(element.parentElement ?? element).direction === 'rtl';
    const goesByText = style.textAlign === 'start' || style.textAlign === 'end';
    const isPlace = [...element.children].some((child) => getComputedStyle(child).display !== 'inline');
    if (!isTurned || !goesByText || isPlace || /^inline$|flex|grid/.test(style.display) || element.textContent?.trim() === '') continue;
    if (element.closest('.sr-only, svg') || !element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(element);
    const [text, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    const right = box.right - px(style.paddingRight) - px(style.borderRightWidth);
    const left = box.left + px(style.paddingLeft) + px(style.borderLeftWidth);
    // "start" is meant as the page's: the right side here.
    const gap = style.textAlign === 'start' ? right - text.right : text.left - left;
    if (gap > slack) {
      const place = element.closest('[data-testid], [aria-label], section')?.getAttribute('data-testid') ?? '';
      found.push(
        `“${element.textContent}” stands ${Math.round(gap)} px from its side (${element.className}${place ? ` in ${place}` : ''})`,
      );
    }
  }
  return [...new Set(found)];
}

/**
 * On pages that read right to left: numbers and pairs, which read left to right, in a place wider than they are. The place's "start"
 * is then their own, at the other side of it than the line's.
 */
export const strayNumbers = reading('numbers at the wrong side', find, { slack: SLACK });

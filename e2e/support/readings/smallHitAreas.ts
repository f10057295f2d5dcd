import { reading } from './reading';

/** Px of a finger. */
const FINGER = 44;

/**
 * Not for a finger alone: a level of the book writes its price into the field where it can be typed as well, and the chart's mark
 * names who made it.
 */
const APART = '[data-testid="book-row"], [data-testid="book-row"] *, a#tv-attr-logo';

function find({ finger, apart }: { finger: number; apart: string }): string[] {
  const CONTROLS =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="slider"], [role="menuitem"], [role="menuitemradio"], [role="option"]';
  const found: string[] = [];
  const top = [
    ...document.querySelectorAll('[aria-modal="true"], [role="presentation"] [role="dialog"], [role="presentation"] [role="menu"]'),
  ].at(-1);

  /** A link among other words is as high as its line. */
  const isInRunningText = (control: Element) =>
    control.matches('a, button') &&
    getComputedStyle(control).display.startsWith('inline') &&
    [...(control.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1,
    );
  const nameOf = (control: Element) => {
    const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    const label = (control as HTMLInputElement).labels?.[0]?.textContent ?? '';
    return `${control.getAttribute('role') ?? control.tagName.toLowerCase()} “${(words || label).slice(0, 40)}” .${[...control.classList].join('.')}`;
  };

  for (const control of (top ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
    // A field may lie invisibly over its drawing; a button that nobody sees waits for a mouse or a key.
    const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: control.tagName !== 'INPUT' });
    if (!isShown || control.closest('[inert]') || control.matches(apart) || isInRunningText(control)) continue;
    control.scrollIntoView({ block: 'center', inline: 'center' });
    const own = new Set<Element>([control, ...((control as HTMLInputElement).labels ?? [])]);
    // A touch anywhere in its box puts the caret into a field.
    const field = control.matches('input') && control.closest('[data-leads-to-input]');
    if (field) own.add(field);
    const box = (control.matches('.sr-only') ? (control as HTMLInputElement).labels?.[0] : control)?.getBoundingClientRect();
    if (!box || box.width <= 1) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const answers = (dx: number, dy: number) => {
      let hit = document.elementFromPoint(x + dx, y + dy);
      while (hit && !own.has(hit)) {
        // A control within this one has an area of its own.
        if (hit.matches(CONTROLS)) return false;
        hit = hit.parentElement;
      }
      return hit !== null;
    };
    const reach = (dx: number, dy: number) => {
      let far = 0;
      // In strides first: asking what is at a point is most of the work.
      for (const step of [4, 0.5]) while (far + step <= finger && answers(dx * (far + step), dy * (far + step))) far += step;
      return far;
    };
    if (!answers(0, 0)) {
      found.push(`${nameOf(control)} does not answer at its middle`);
      continue;
    }
    const [width, height] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
    // A field stands in a box of its own, which has a line round it.
    const least = finger - (control.matches('input') ? 2 : 0.5);
    if (width < least || height < least) found.push(`${nameOf(control)} answers within ${width} x ${height}`);
  }
  return [...new Set(found)];
}

/** Controls that a finger can miss: each with what answers to a touch around it. The page is scrolled to each of them. */
export const smallHitAreas = reading('controls too small for a finger', find, { finger: FINGER, apart: APART });

// Every brand shows the same pictures: nothing in them may be one brand's own.

/** Every mark of a brand on a page (src/ui/logo). Class names are no handle: a built page has them shortened. */
export const BRAND_MARK = '[data-brand-mark]';

const ACCENT = {
  accent: '#eef1f3',
  'accent-hover': '#eef1f3',
  'accent-press': '#eef1f3',
  'accent-contrast': '#0d1114',
  'accent-text': '#eef1f3',
  'accent-soft': '#eef1f31f',
  'accent-line': '#eef1f366',
  'focus-ring': '#eef1f3',
};
const declarations = Object.entries(ACCENT).map(([name, colour]) => `--${name}: ${colour} !important;`);

/** No mark, the accent in the colour of the words, and nothing that moves. */
export const NEUTRAL = `:root { ${declarations.join(' ')} }
${BRAND_MARK} { visibility: hidden !important; }
*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }`;

/**
 * Runs in the page. What of a brand is still to be seen between two heights of it: marks by their handle or by their drawing, and
 * the brand's name.
 */
export function brandTraces({ selector, name, icon, top, bottom }) {
  const isSeen = (element) => {
    const { top: start, bottom: end, width } = element.getBoundingClientRect();
    return width > 0 && start < bottom && end > top && element.checkVisibility({ visibilityProperty: true });
  };
  const marks = [...document.querySelectorAll(selector), ...document.querySelectorAll('path')].filter(
    (element) => element.matches(selector) || element.getAttribute('d') === icon,
  );
  const words = [...document.querySelectorAll('body *')].filter((element) =>
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent.includes(name)),
  );
  return [...marks, ...words].filter(isSeen).map((element) => element.outerHTML.slice(0, 200));
}

import { reading } from './reading';

function find(): string[] {
  const found: string[] = [];
  const top = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].at(-1);
  const before = document.activeElement;
  for (const control of (top ?? document).querySelectorAll<HTMLElement>('button, a[href], input, [tabindex="0"]')) {
    if (
      control.tabIndex < 0 ||
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.matches(':disabled') ||
      control.closest('[inert]')
    )
      continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    control.focus({ preventScroll: true });
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
    if (document.activeElement !== control || outlineStyle === 'none') continue;
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const ring = control.getBoundingClientRect();
    if (ring.width <= 1) continue;
    for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, contain, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const cutsAcross = overflowX !== 'visible' || /paint|content|strict/.test(contain);
      const cutsDown = overflowY !== 'visible' || /paint|content|strict/.test(contain);
      const isCut =
        (cutsAcross && (ring.left - reach < edge.left - 0.5 || ring.right + reach > edge.right + 0.5)) ||
        (cutsDown && (ring.top - reach < edge.top - 0.5 || ring.bottom + reach > edge.bottom + 0.5));
      if (isCut) {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
        found.push(
          `${control.tagName.toLowerCase()} “${name}” .${[...control.classList].join('.')} is cut by .${[...box.classList].join('.')}`,
        );
        break;
      }
      if (position === 'fixed') break;
    }
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return [...new Set(found)];
}

/** Rings of the focus that something cuts: each with the control and what cuts it. A key was the last thing pressed. */
export const cutRings = reading('rings cut', find, undefined);

/** Inputs without text: their keys are free. */
const TEXTLESS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

/** Lists that find their items by typed letters, and surfaces that lie over the page. */
const KEEPS_KEYS = '[role="menu"], [role="listbox"], [role="combobox"], [role="dialog"]';

/** Whether letters belong to the element that has the focus: a text, a list, something that lies over the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !TEXTLESS.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select') || target.closest(KEEPS_KEYS) !== null;
}

/** Whether a dialog is open, or on its way: the page behind it must not act. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], [data-holds-keys]') !== null;
}

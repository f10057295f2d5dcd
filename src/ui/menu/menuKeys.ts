import type { KeyboardEvent } from 'react';
import { isRightToLeft, movedIndex } from '../tabs/rovingKeys';
import { indexByTyping, NOTHING_TYPED, type Typed, withKey } from './typeahead';

/** One menu has the focus at a time. */
let typed: Typed = NOTHING_TYPED;

const itemsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)') ?? [])];

/** Where the focus goes when a menu opens: to the choice in force, or to the first item. */
export function focusMenu(list: HTMLElement | null): void {
  typed = NOTHING_TYPED;
  const all = itemsIn(list);
  (all.find((item) => item.getAttribute('aria-checked') === 'true') ?? all[0])?.focus();
}

/** The keys of the ARIA menu pattern: arrows, Home, End and typing move among the items, Tab leaves. */
export function moveInMenu(event: KeyboardEvent<HTMLElement>, onClose: () => void): void {
  if (event.key === 'Tab') {
    onClose();
    return;
  }
  const list = event.currentTarget;
  const all = itemsIn(list);
  const current = all.indexOf(document.activeElement as HTMLElement);
  // Keys that write nothing end the word.
  typed = withKey(typed, event.key, event.timeStamp) ?? NOTHING_TYPED;
  const texts = all.map((item) => item.textContent ?? '');
  const next = movedIndex(event.key, current, all.length, isRightToLeft(list)) ?? indexByTyping(typed.text, current, texts);
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}

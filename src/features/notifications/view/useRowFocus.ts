import { type RefObject, useEffect, useRef } from 'react';

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** The first that can be pressed: in the row, in those after it, in those before it; the list itself when there is none. */
function placeNear(row: HTMLElement): HTMLElement | null {
  const list = row.closest<HTMLElement>('[role="tabpanel"]');
  const rows = [...(list?.querySelectorAll<HTMLElement>('li') ?? [])];
  const place = rows.findIndex((one) => one.contains(row));
  const near = [row, ...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0)).reverse()];
  return near.map((one) => one.querySelector('button')).find((button) => button !== null) ?? list;
}

/**
 * What had the focus goes with what becomes of a row: the button that deleted it, the one that took that back, or the row itself. The focus
 * then stays where its user was. Nobody's is taken who has gone on to something else.
 */
export function useRowFocus(row: RefObject<HTMLElement | null>, isGoing: boolean, canUndo: boolean): void {
  const hadFocus = useRef(false);
  const before = useRef({ isGoing, canUndo });

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    const come = () => {
      hadFocus.current = true;
    };
    const go = () => {
      hadFocus.current = false;
    };
    box.addEventListener('focusin', come);
    // Nobody is told that an element that is taken out of the page has lost it: this is a user who goes on.
    box.addEventListener('focusout', go);
    return () => {
      box.removeEventListener('focusin', come);
      box.removeEventListener('focusout', go);
    };
  }, [row]);

  useEffect(() => {
    const { isGoing: wasGoing, canUndo: couldUndo } = before.current;
    before.current = { isGoing, canUndo };
    if (wasGoing === isGoing && couldUndo === canUndo) return;
    const isDeleted = isGoing && !wasGoing;
    if (row.current && !hasFocus() && (isDeleted || hadFocus.current)) placeNear(row.current)?.focus();
  }, [row, isGoing, canUndo]);
}

import { type KeyboardEvent, useState } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

interface PickerKeys {
  /** In the order shown. */
  symbols: readonly string[];
  isSearching: boolean;
  onOpen: (symbol: string) => void;
  onFavourite: (symbol: string) => void;
}

/**
 * The row the keyboard is on, while the caret stays in the search. Arrows walk around the ends; Home and End move as long as there is
 * no text for the caret to move in; F, once the arrows have been used, is not meant as a letter to search for.
 */
export function usePickerKeys({ symbols, isSearching, onOpen, onFavourite }: PickerKeys) {
  const [place, setPlace] = useState(0);
  const [isWalking, setWalking] = useState(false);
  const index = Math.min(place, symbols.length - 1);
  const active = symbols[index];
  const go = (next: number) => {
    setWalking(true);
    setPlace(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!hearsRows(event.target) || event.nativeEvent.isComposing || symbols.length === 0) return;
    const step = STEPS[event.key];
    const last = symbols.length - 1;
    if (step !== undefined) go(Math.abs(step) === 1 ? (index + step + symbols.length) % symbols.length : clamp(index + step, last));
    else if (event.key === 'Home' && !isSearching) go(0);
    else if (event.key === 'End' && !isSearching) go(last);
    else if (event.key === 'Enter' && active !== undefined) onOpen(active);
    else if (event.code === 'KeyF' && isWalking && active !== undefined && !event.ctrlKey && !event.metaKey) onFavourite(active);
    else return;
    // Closing hands the focus back to the button, which must not take Enter for a press.
    event.preventDefault();
  };
  /** What is shown has changed: the first row is the best match. */
  const restart = () => {
    setWalking(false);
    setPlace(0);
  };
  return { active, onKeyDown, restart };
}

/** The search field and the list itself; tabs, chips and heads have arrows of their own. */
const hearsRows = (target: EventTarget) => target instanceof HTMLInputElement || (target instanceof Element && target.role === 'grid');

const clamp = (index: number, last: number) => Math.min(Math.max(index, 0), last);

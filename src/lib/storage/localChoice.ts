import type { StorageKey } from '../../config/storageKeys';
import { onOtherTabChange } from './localChange';
import { readLocal, writeLocal } from './localStore';

/** One choice of this browser: read at any time, followed in other tabs. */
export interface LocalChoice<Value extends string> {
  /** undefined: nothing was chosen, or nothing that still can be. Also on the server. */
  read(): Value | undefined;
  /** undefined takes the choice back. Where nothing can be stored, it lives as long as the page. */
  choose(value: Value | undefined): void;
  /** Calls back when it changes, here or in another tab. Returns how to stop. */
  follow(listener: () => void): () => void;
}

/** @param valid the value that a stored text stands for */
export function createLocalChoice<Value extends string>(key: StorageKey, valid: (text: string) => Value | undefined): LocalChoice<Value> {
  const listeners = new Set<() => void>();
  // Formatters ask for every number on screen: storage is read once.
  let known: { value: Value | undefined } | undefined;
  const stored = (): Value | undefined => {
    const text = readLocal(key);
    return text === undefined ? undefined : valid(text);
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const read = () => {
    if (typeof window === 'undefined') return undefined;
    if (known) return known.value;
    known = { value: stored() };
    onOtherTabChange([key], () => {
      known = { value: stored() };
      tell();
    });
    return known.value;
  };
  return {
    read,
    choose: (value) => {
      if (read() === value) return;
      writeLocal(key, value);
      known = { value };
      tell();
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

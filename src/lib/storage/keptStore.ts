import type { StorageKey } from '../../config/storageKeys';
import { Listeners } from '../store/listeners';
import type { Readable } from '../store/store';
import { onOtherTabChange } from './localChange';
import { readLocal, writeLocal } from './localStore';

/** A value that stays on this device and is the same in all its tabs. */
export interface KeptStore<Value> extends Readable<Value> {
  /** Where nothing can be stored, it lives as long as the page. */
  set(value: Value): void;
  /** What is stored at this moment: another tab may have been faster than its news. */
  look(): Value;
}

interface Written<Value> {
  /** What a stored text stands for; none is stored at first, and on the server. It may be of another version, or anybody's. */
  parse: (text: string | undefined) => Value;
  /** undefined removes what is stored. */
  print: (value: Value) => string | undefined;
}

export function createKeptStore<Value>(key: StorageKey, { parse, print }: Written<Value>): KeptStore<Value> {
  let known: { text: string | undefined; value: Value } | undefined;
  /** The same value while the text is the same. */
  const look = (): Value => {
    const text = readLocal(key);
    if (!known || known.text !== text) known = { text, value: parse(text) };
    return known.value;
  };
  // While nobody listens, other tabs are not heard: it is looked for each time then.
  const listeners = new Listeners(() => {
    look();
    return onOtherTabChange([key], () => {
      look();
      listeners.tell();
    });
  });
  return {
    look,
    subscribe: listeners.add,
    // Formatters ask for every number on screen: storage is not read for each.
    getSnapshot: () => (known && !listeners.isEmpty ? known.value : look()),
    set: (value) => {
      writeLocal(key, print(value));
      known = { text: readLocal(key), value };
      listeners.tell();
    },
  };
}

/** One choice among texts. undefined: nothing was chosen, or nothing that still can be. */
export function createChoice<Value extends string>(
  key: StorageKey,
  valid: (text: string) => Value | undefined,
): KeptStore<Value | undefined> {
  return createKeptStore<Value | undefined>(key, {
    parse: (text) => (text === undefined ? undefined : valid(text)),
    print: (value) => value,
  });
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A value of several parts.
 * @param read makes one of whatever was stored; undefined where that is nothing, or no JSON
 * @param isNothing whether nothing need be stored for it
 */
export function createKeptJson<Value>(
  key: StorageKey,
  read: (stored: unknown) => Value,
  isNothing: (value: Value) => boolean = () => false,
): KeptStore<Value> {
  return createKeptStore<Value>(key, {
    parse: (text) => read(parsed(text)),
    print: (value) => (isNothing(value) ? undefined : JSON.stringify(value)),
  });
}

import type { StorageKey } from '../../config/storageKeys';

// Storage may be switched off, full or closed to third-party frames: reading then finds nothing, writing does nothing.

/** The stored text; undefined when absent, unreadable or on the server. */
export function readLocal(key: StorageKey): string | undefined {
  try {
    return globalThis.localStorage?.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores text under a key; undefined removes it. */
export function writeLocal(key: StorageKey, value: string | undefined): void {
  try {
    if (value === undefined) globalThis.localStorage?.removeItem(key);
    else globalThis.localStorage?.setItem(key, value);
  } catch {
    // What is stored here are conveniences; the page works without them.
  }
}

/** Reads JSON that `isValid` recognises; anything else counts as absent. */
export function readLocalJson<Value>(key: StorageKey, isValid: (value: unknown) => value is Value): Value | undefined {
  const text = readLocal(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function writeLocalJson(key: StorageKey, value: unknown): void {
  writeLocal(key, JSON.stringify(value));
}

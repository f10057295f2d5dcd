// Storage that ends with the tab: steps of a form that must survive a reload, never secrets that outlive it.

/** JSON that `isValid` recognises; anything else, and closed storage, counts as absent. */
export function readSession<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const text = globalThis.sessionStorage?.getItem(key);
    const value: unknown = text ? JSON.parse(text) : undefined;
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores a value as JSON; undefined removes it. */
export function writeSession(key: string, value: unknown): void {
  try {
    if (value === undefined) globalThis.sessionStorage?.removeItem(key);
    else globalThis.sessionStorage?.setItem(key, JSON.stringify(value));
  } catch {
    // The step is then lost on a reload, and the form starts again.
  }
}

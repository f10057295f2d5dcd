interface Entry {
  value: Promise<unknown>;
  askedAt: number;
}

interface MemoryOptions {
  now: () => number;
  /** How long an answer stands for the next who asks, ms. */
  keepMs: number;
  /** Answers kept at most: the oldest goes first. */
  maxEntries: number;
}

/**
 * Remembers answers for a moment, by key: whoever asks the same within it, or while the answer is on its way, gets the same.
 * What came to nothing (undefined, or a rejection) is not remembered.
 */
export function createShortMemory({ now, keepMs, maxEntries }: MemoryOptions) {
  const entries = new Map<string, Entry>();

  return function remembered<Value>(key: string, ask: () => Promise<Value>): Promise<Value> {
    const known = entries.get(key);
    if (known && now() - known.askedAt < keepMs) return known.value as Promise<Value>;
    const value = ask();
    const entry = { value, askedAt: now() };
    const forget = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    // A Map keeps the order of insertion: its first key is the oldest.
    entries.delete(key);
    entries.set(key, entry);
    const oldest = entries.keys().next();
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value);
    value.then((answer) => answer === undefined && forget(), forget);
    return value;
  };
}

import type { StoredPage } from './storedPage';

interface Entry {
  page: Promise<StoredPage | undefined>;
  /** Undefined while it is being rendered. */
  madeAtMs?: number;
  bytes: number;
}

interface CacheOptions {
  now: () => number;
  /** How long a page stands after it was made, ms. */
  keepMs: number;
  maxPages: number;
  /** Of all pages together. */
  maxBytes: number;
}

/**
 * Pages of the last moment, by key. Whoever asks while a page is being rendered waits for the same one. That a page must not be
 * kept (undefined) stands as long, so that it is not tried for each visitor; a failure is forgotten at once.
 */
export function createPageCache({ now, keepMs, maxPages, maxBytes }: CacheOptions) {
  const entries = new Map<string, Entry>();
  let bytes = 0;

  function drop(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    bytes -= entry.bytes;
  }

  /** A Map keeps the order of insertion: its first key is the oldest. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (entries.size <= maxPages && bytes <= maxBytes) return;
      drop(key, entry);
    }
  }

  function finish(key: string, entry: Entry, page: StoredPage | undefined): void {
    if (entries.get(key) !== entry) return;
    entry.madeAtMs = now();
    entry.bytes = page?.bytes ?? 0;
    bytes += entry.bytes;
    makeRoom();
  }

  const isFresh = ({ madeAtMs }: Entry) => madeAtMs === undefined || now() - madeAtMs < keepMs;

  /** Whether asking for it renders nothing: it stands, or is being rendered for somebody. */
  function isKept(key: string): boolean {
    const known = entries.get(key);
    return known !== undefined && isFresh(known);
  }

  function pageOf(key: string, render: () => Promise<StoredPage | undefined>): Promise<StoredPage | undefined> {
    const known = entries.get(key);
    if (known && isFresh(known)) return known.page;
    if (known) drop(key, known);
    const entry: Entry = { page: render(), bytes: 0 };
    entries.set(key, entry);
    makeRoom();
    entry.page.then(
      (page) => finish(key, entry, page),
      () => drop(key, entry),
    );
    return entry.page;
  }

  return { pageOf, isKept };
}

import { TooBusy } from '@/domain/network/turnstile';

interface Made<Page> {
  page: Page;
  /** When it was rendered, ms. */
  atMs: number;
}

interface Entry<Page> {
  page: Promise<Page | undefined>;
  /** Since when it stands; undefined while it is being rendered. */
  madeAtMs?: number;
  /** The last that was rendered: this one, or the one before for as long as this one is being rendered. */
  last?: Made<Page>;
  bytes: number;
}

interface CacheOptions {
  now: () => number;
  /** How long a page stands after it was made, ms. */
  keepMs: number;
  /** How long after it was made a page is still better than none, ms. */
  staleMs: number;
  maxPages: number;
  /** Of all pages together. */
  maxBytes: number;
}

/**
 * Pages of the last moment, by key. Whoever asks while a page is being rendered waits for the same one. That a page must not be
 * kept (undefined) stands as long, so that it is not tried for each visitor; a failure is forgotten at once. Where a page cannot be
 * rendered for the crowd before it, its last copy is given out a while longer.
 */
export function createPageCache<Page extends { bytes: number }>({ now, keepMs, staleMs, maxPages, maxBytes }: CacheOptions) {
  const entries = new Map<string, Entry<Page>>();
  let bytes = 0;

  function drop(key: string, entry: Entry<Page>): void {
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

  function finish(key: string, entry: Entry<Page>, page: Page | undefined): void {
    if (entries.get(key) !== entry) return;
    entry.madeAtMs = now();
    if (page !== entry.last?.page) entry.last = page && { page, atMs: entry.madeAtMs };
    bytes += (page?.bytes ?? 0) - entry.bytes;
    entry.bytes = page?.bytes ?? 0;
    makeRoom();
  }

  const isFresh = ({ madeAtMs }: Entry<Page>) => madeAtMs === undefined || now() - madeAtMs < keepMs;

  /** Whether asking for it renders nothing: it stands, or is being rendered already. */
  function isKept(key: string): boolean {
    const known = entries.get(key);
    return known !== undefined && isFresh(known);
  }

  async function renderOr(last: Made<Page> | undefined, render: () => Promise<Page | undefined>): Promise<Page | undefined> {
    try {
      return await render();
    } catch (error) {
      if (error instanceof TooBusy && last) return last.page;
      throw error;
    }
  }

  function begin(key: string, render: () => Promise<Page | undefined>): Entry<Page> {
    const known = entries.get(key);
    if (known) drop(key, known);
    const last = known?.last && now() - known.last.atMs < staleMs ? known.last : undefined;
    const entry: Entry<Page> = { page: renderOr(last, render), last, bytes: last?.page.bytes ?? 0 };
    entries.set(key, entry);
    bytes += entry.bytes;
    makeRoom();
    entry.page.then(
      (page) => finish(key, entry, page),
      () => drop(key, entry),
    );
    return entry;
  }

  /** @param isBusy whether rendering would have to wait: then the last page is given out at once, and made anew behind it */
  function pageOf(key: string, render: () => Promise<Page | undefined>, isBusy = false): Promise<Page | undefined> {
    const known = entries.get(key);
    const entry = known && isFresh(known) ? known : begin(key, render);
    return isBusy && entry.madeAtMs === undefined && entry.last ? Promise.resolve(entry.last.page) : entry.page;
  }

  return { pageOf, isKept };
}

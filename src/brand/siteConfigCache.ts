import type { SiteConfig } from '@/contract/site';
import { SITE_CONFIG_CACHE_MS } from '@/src/config/constants';

interface Entry {
  config: SiteConfig | undefined;
  /** When the exchange was last asked, whether or not it answered. */
  askedAt: number;
  pending: Promise<SiteConfig | undefined> | undefined;
}

interface CacheOptions {
  /** Answers undefined, or rejects, when the configuration cannot be had. */
  fetchConfig: (host: string) => Promise<SiteConfig | undefined>;
  now: () => number;
  maxHosts?: number;
}

/**
 * Site configurations by host, asked for at most every 5 s and once at a time. While the exchange is away the last good
 * one stays in use. The number of hosts kept is bounded: anybody can send a made-up host.
 */
export function createSiteConfigCache({ fetchConfig, now, maxHosts = 100 }: CacheOptions) {
  const entries = new Map<string, Entry>();

  function entryOf(host: string): Entry {
    const entry = entries.get(host) ?? { config: undefined, askedAt: Number.NEGATIVE_INFINITY, pending: undefined };
    // A Map keeps insertion order: putting the host back makes it the most recently used.
    entries.delete(host);
    entries.set(host, entry);
    const oldest = entries.keys().next();
    if (entries.size > maxHosts && !oldest.done) entries.delete(oldest.value);
    return entry;
  }

  async function refresh(host: string, entry: Entry): Promise<SiteConfig | undefined> {
    try {
      entry.config = (await fetchConfig(host)) ?? entry.config;
    } catch {
      // Swallowed as specified: the last good configuration, or none, is the answer.
    }
    entry.askedAt = now();
    entry.pending = undefined;
    return entry.config;
  }

  /** The configuration of a host; undefined when there never was one. Never rejects. */
  return async function siteConfigOf(host: string): Promise<SiteConfig | undefined> {
    const entry = entryOf(host);
    if (now() - entry.askedAt < SITE_CONFIG_CACHE_MS) return entry.config;
    entry.pending ??= refresh(host, entry);
    return entry.pending;
  };
}

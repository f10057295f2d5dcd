import type { SiteConfig } from '@/contract/site';
import { SITE_CONFIG_CACHE_MS } from '@/src/config/constants';

interface Entry {
  config: SiteConfig | undefined;
  /** When the exchange was last asked, whether or not it answered. */
  askedAt: number;
  /** What the exchange had last said of itself then. */
  era: string;
  pending: Promise<SiteConfig | undefined> | undefined;
}

interface CacheOptions {
  /** Answers undefined, or rejects, when the configuration cannot be had. */
  fetchConfig: (host: string) => Promise<SiteConfig | undefined>;
  now: () => number;
  maxHosts?: number;
}

/** Within the 5 s of the specification: a page that was made from it stands for another moment, and an edit shows in time. */
const KEPT_MS = SITE_CONFIG_CACHE_MS - 1000;

/**
 * Site configurations by host, asked for once at a time and again after 4 s, or as soon as the exchange says that something has changed. While the exchange is away the last good
 * one stays in use. The number of hosts kept is bounded: anybody can send a made-up host.
 */
export function createSiteConfigCache({ fetchConfig, now, maxHosts = 100 }: CacheOptions) {
  const entries = new Map<string, Entry>();

  function entryOf(host: string): Entry {
    const entry = entries.get(host) ?? { config: undefined, askedAt: Number.NEGATIVE_INFINITY, era: '', pending: undefined };
    // A Map keeps insertion order: putting the host back makes it the most recently used.
    entries.delete(host);
    entries.set(host, entry);
    const oldest = entries.keys().next();
    if (entries.size > maxHosts && !oldest.done) entries.delete(oldest.value);
    return entry;
  }

  async function ask(host: string): Promise<SiteConfig | undefined> {
    try {
      return await fetchConfig(host);
    } catch {
      // Swallowed as specified: the last good configuration, or none, is the answer.
      return undefined;
    }
  }

  function refresh(host: string, entry: Entry, era: string): Promise<SiteConfig | undefined> {
    const asking = ask(host).then((config) => {
      // What was asked for in an era before says nothing of this one.
      if (entry.pending !== asking) return config ?? entry.config;
      entry.config = config ?? entry.config;
      entry.askedAt = now();
      entry.pending = undefined;
      return entry.config;
    });
    if (entry.era !== era) entry.askedAt = Number.NEGATIVE_INFINITY;
    entry.era = era;
    entry.pending = asking;
    return asking;
  }

  /** The configuration of a host; undefined when there never was one. Never rejects. */
  return async function siteConfigOf(host: string, era = ''): Promise<SiteConfig | undefined> {
    const entry = entryOf(host);
    if (entry.era !== era) return refresh(host, entry, era);
    if (now() - entry.askedAt < KEPT_MS) return entry.config;
    return entry.pending ?? refresh(host, entry, era);
  };
}

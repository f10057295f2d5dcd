import { endpoints } from '@/contract/endpoints';
import type { SiteConfig } from '@/contract/site';
import { exchangeUrl } from '@/src/config/env';
import { dataIn } from '@/src/lib/envelope';

// A page waits this long for its host's configuration before the last good one, or none, is used.
const PATIENCE_MS = 2000;

/** Asks the exchange for a host's configuration; undefined when it has none. Rejects while the exchange is away. */
export async function askSiteConfig(host: string): Promise<SiteConfig | undefined> {
  const url = `${exchangeUrl()}${endpoints.siteConfig.path}?host=${encodeURIComponent(host)}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), cache: 'no-store' });
  return dataIn<SiteConfig>(await answer.json());
}

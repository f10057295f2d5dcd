import type { SiteConfig } from '@/contract/site';
import { createSiteConfigCache } from '@/src/brand/siteConfigCache';

interface SiteHostsOptions {
  /** Answers undefined, or rejects, when the configuration cannot be had. */
  askSiteConfig: (host: string) => Promise<SiteConfig | undefined>;
  now: () => number;
  /** Another word once brands may have changed. */
  era?: () => string;
  /** Anybody can make up a host: more are not kept in mind. */
  maxHosts?: number;
}

/** Whose page a host shows. */
export interface HostedSite {
  /** One host for all that belong to the brand: what is kept for one serves the others. */
  brandHost: string;
  site: SiteConfig;
}

export interface SiteHosts {
  /** Whether a host was asked for lately: a look at another costs a call. */
  isKnown(host: string): boolean;
  /** Undefined when the host's configuration was never had. Never rejects. */
  siteOf(host: string): Promise<HostedSite | undefined>;
}

/** `Visby.localhost:3000` -> `visby.localhost`. */
const nameOf = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/** Resolves hosts to their brands before anything is kept by host. */
export function createSiteHosts({ askSiteConfig, now, era = () => '', maxHosts = 1000 }: SiteHostsOptions): SiteHosts {
  const siteConfigOf = createSiteConfigCache({ fetchConfig: askSiteConfig, now, maxHosts });
  const known = new Set<string>();

  function remember(name: string): void {
    known.delete(name);
    known.add(name);
    const oldest = known.keys().next();
    if (known.size > maxHosts && !oldest.done) known.delete(oldest.value);
  }

  return {
    isKnown: (host) => known.has(nameOf(host)),
    async siteOf(host) {
      const name = nameOf(host);
      remember(name);
      const site = await siteConfigOf(name, era());
      if (!site) return undefined;
      // A name of loopback that no visitor chose. A backend that knows no such name keeps its hosts apart.
      const common = `${site.brand}.localhost`;
      const isCommon = (await siteConfigOf(common, era()))?.brand === site.brand;
      return { brandHost: isCommon ? common : name, site };
    },
  };
}

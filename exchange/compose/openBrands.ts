import type { AccountBrands } from '../app/accounts/accountsSettings';
import type { Log } from '../app/ports/log';
import { BrandStore } from '../app/site/brandStore';
import { type HostMemory, noHostMemory } from '../app/site/hostMemory';
import { practiceRefusal } from '../app/site/practiceRefusal';
import { reviewDoubt } from '../app/site/reviewOf';
import { watchBrands } from '../app/site/watchBrands';
import type { Settings } from '../settings/table';
import type { Closers } from './closers';
import { type ListedProvider, paymentProviders, realPaymentsBy } from './paymentProviders';

/** The brands of the settings' folder, followed as they change. @throws StartError without a usable default brand. */
export async function openBrands(
  settings: Settings,
  log: Log,
  closers: Closers,
  hosts: HostMemory = noHostMemory,
  listed: readonly ListedProvider[] = paymentProviders,
): Promise<BrandStore> {
  // Half of a provider stops the start, so that one of its settings stands for both.
  const hasProvider = settings.VERIFICATION_PROVIDER_URL !== null;
  const worth = {
    network: settings.EVM_RPC_URLS.length > 0 && !settings.EVM_TEST_NETWORK ? 'EVM_RPC_URLS' : undefined,
    payments: realPaymentsBy(settings, listed),
  };
  const brands = new BrandStore(
    settings.BRANDS_DIR,
    settings.DEFAULT_BRAND,
    log,
    (file) => reviewDoubt(file, hasProvider),
    (file) => practiceRefusal(file, worth),
    hosts,
  );
  await brands.load();
  for (const brand of chatKeysOf(settings).keys()) {
    // Not refused: folders come and go while the exchange runs.
    if (!brands.all().some(({ name }) => name === brand))
      log.warn({ brand }, 'CHATWOOT_INBOX_TOKEN names a brand that has no folder: its chat does not know who is writing');
  }
  const unwatch = watchBrands(brands, settings.BRANDS_DIR);
  closers.add('brands', () => {
    unwatch();
    return brands.settled();
  });
  return brands;
}

type BrandSettings = Pick<Settings, 'SMTP_URL' | 'PORT' | 'CHATWOOT_INBOX_TOKEN'>;

const chatKeysOf = ({ CHATWOOT_INBOX_TOKEN }: BrandSettings) =>
  new Map(CHATWOOT_INBOX_TOKEN.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));

/**
 * Where mails of a brand lead to: its first host, which an operator wrote and no visitor can. Without a mail server messages are read
 * in the mailbox page on this machine, where the brand answers under its name.
 */
function originOf(name: string, hosts: readonly string[], { SMTP_URL, PORT }: BrandSettings): string | undefined {
  if (SMTP_URL === null) return `http://${name}.localhost:${PORT}`;
  const [host] = hosts;
  return host === undefined ? undefined : `https://${host}`;
}

const LOOPBACK_SUFFIX = '.localhost';

/**
 * Where passkeys of a brand may be asked for at a host: over TLS at the hosts its file names, at their ordinary port. On this machine a
 * brand answers under its name, and browsers take that for safe without TLS.
 */
function originsAt(name: string, hosts: readonly string[], host: string, { PORT }: BrandSettings): string[] {
  if (host === 'localhost' || host === `${name}${LOOPBACK_SUFFIX}`) return [`http://${host}:${PORT}`, `https://${host}`];
  return hosts.includes(host) ? [`https://${host}`, ...(host.endsWith(LOOPBACK_SUFFIX) ? [`http://${host}:${PORT}`] : [])] : [];
}

/** What accounts see of the brands. */
export function accountBrandsOf(brands: BrandStore, settings: BrandSettings): AccountBrands {
  const chatKeys = chatKeysOf(settings);
  return {
    look: (name) => {
      const { site, accent, hosts } = brands.get(name).file;
      return {
        name: site.name,
        origin: originOf(name, hosts, settings),
        accent: {
          light: { fill: accent.light.accent, contrast: accent.light.accentContrast },
          dark: { fill: accent.dark.accent, contrast: accent.dark.accentContrast },
        },
      };
    },
    originsAt: (name, host) => originsAt(name, brands.get(name).file.hosts, host, settings),
    languages: (name) => brands.get(name).file.languages.map(({ type }) => type),
    isPractice: (name) => brands.get(name).file.practice,
    hasSpot: (name) => brands.get(name).file.supportSpot,
    chatIdentityKey: (name) => chatKeys.get(name),
  };
}

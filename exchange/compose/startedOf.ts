import type { DemoAccount } from '../app/accounts/house/demoAccount';
import type { BrandStore } from '../app/site/brandStore';
import type { Started } from '../http/startedRoutes';
import type { Custody } from './openCustody';

interface StartedParts {
  brands: BrandStore;
  custody: Pick<Custody, 'real'>;
  demo: DemoAccount | undefined;
}

/** What `npm start` says of what it has started. */
export async function startedOf({ brands, custody, demo }: StartedParts): Promise<Started> {
  const served = brands.all();
  return {
    brands: served.map(({ name, file }) => ({ folder: name, name: file.site.name, isDefault: brands.isDefault(name) })),
    isPractice: served.some(({ file }) => file.practice),
    networks: await Promise.all(
      custody.real.map(async ({ facts, ownAddresses }) => ({
        chainId: facts.chainId,
        isPractice: facts.isPractice,
        wallets: await ownAddresses(),
      })),
    ),
    demo: demo ? { email: demo.email, password: demo.password } : null,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// The browsers follow the links of brands that differ in what they offer; where a brand's own file leads is looked at for each.

interface Site {
  hosts: string[];
  links: Record<string, unknown>;
}

/** Every address at any depth: links stand by place, then by language. */
function addressesIn(links: unknown): string[] {
  return typeof links === 'string' ? [links] : Object.values(links as object).flatMap(addressesIn);
}

const isOwn = (hosts: readonly string[]) => (address: string) =>
  /^\/[a-z]/.test(address) || hosts.some((host) => URL.parse(address)?.hostname.endsWith(`.${host}`));

describe.each(readdirSync('brands'))('the links of %s', (brand) => {
  const { hosts, links }: Site = JSON.parse(readFileSync(join('brands', brand, 'site.json'), 'utf8'));

  it('lead to its own pages and names, its documents among them', () => {
    const addresses = addressesIn(links);
    expect(addresses).toEqual(expect.arrayContaining(['/terms-of-service', '/private-policy']));
    expect(addresses.filter((address) => !isOwn(hosts)(address))).toEqual([]);
  });

  it('lead to no page of the site but those', () => {
    const pages = new Set(addressesIn(links).filter((address) => address.startsWith('/')));
    expect([...pages].sort()).toEqual(['/private-policy', '/terms-of-service']);
  });
});

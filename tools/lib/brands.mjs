import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Name and first host of every brand folder, the default brand first. */
export function brandHosts() {
  const folder = join(root, 'brands');
  const brands = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'site.json')))
    .flatMap((name) => {
      try {
        const { site } = JSON.parse(readFileSync(join(folder, name, 'site.json'), 'utf8'));
        return [{ brand: name, name: site.name, host: `${name}.localhost` }];
      } catch {
        // A broken brand file is the exchange's to report; the table simply leaves it out.
        return [];
      }
    });
  return brands.sort((a, b) => Number(b.brand === 'kontor') - Number(a.brand === 'kontor') || a.brand.localeCompare(b.brand));
}

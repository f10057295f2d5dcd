import type { Page } from '@playwright/test';
import { isAwake } from './awake';
import type { Person } from './fixtures';
import { siteUrl } from './places';

/** Goes to a page whose code does not arrive before it is told to: it stands there as the server drew it. Wakes up by what is given back. */
export async function visitAsleep({ page, brand, language }: Person, path: string): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const code = /\/_next\/static\/.*\.js/;
  await page.route(code, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl(brand, path, language), { waitUntil: 'commit' });
  await page.locator('footer, main').first().waitFor();
  return async () => {
    letGo();
    await isAwake(page);
    await page.unroute(code);
  };
}

/** Every address the page asks for from here on. */
export function addressesOf(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  return addresses;
}

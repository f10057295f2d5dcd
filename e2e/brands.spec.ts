import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { siteRequest, siteUrl } from './support/places';
import { WAITS } from './support/tags';

const brandsDir = process.env.E2E_BRANDS_DIR ?? 'brands';
const siteFile = (brand: string) => join(brandsDir, brand, 'site.json');
const NOT_FOUND = /status of 404/;
const readSite = (brand: string) => JSON.parse(readFileSync(siteFile(brand), 'utf8'));

/** The first bytes of a page, as they come before any script runs. */
async function htmlOf(request: APIRequestContext, brand: string, path: string): Promise<string> {
  const { url, headers } = siteRequest(brand, path);
  return (await request.get(url, { headers })).text();
}

for (const brand of ['kontor', 'visby', 'bergen', 'riga'])
  test(`${brand}: name, description, accent and favicon are right in the first byte of HTML`, async ({ request }) => {
    const { site, accent } = readSite(brand);
    const html = await htmlOf(request, brand, '/markets');
    expect(html).toContain(`${site.name}</title>`);
    expect(html).toContain(site.description);
    expect(html).toContain(`data-brand="${brand}"`);
    expect(html.toLowerCase()).toContain(accent.dark.accent.toLowerCase());
    expect(html.toLowerCase()).toContain(accent.light.accent.toLowerCase());
    expect(html).toMatch(/<link rel="icon"[^>]+href="[^"]+"/);
    // The stored theme is put on the page before there is a body to paint.
    expect(html.split('</head>')[0]).toContain('m2Mode');
  });

test('a brand without spot has no market routes and no menu entries for them', async ({ page, watch }) => {
  watch.expectComplaint(NOT_FOUND);
  const answer = await page.goto(siteUrl('aalto', '/trade/spot/BTC_USDT'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('a[href*="/trade/spot"]')).toHaveCount(0);
});

test('an unknown path answers the branded 404', async ({ page, watch }) => {
  watch.expectComplaint(NOT_FOUND);
  const answer = await page.goto(siteUrl('visby', '/no-such-page'));
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle(new RegExp(readSite('visby').site.name));
});

test('a language the brand does not have leads to its default language', async ({ page }) => {
  await page.goto(siteUrl('aalto', '/login', 'bg'));
  await expect(page.locator('html')).not.toHaveAttribute('lang', 'bg');
});

test('an edited brand file shows within 5 s, a broken one changes nothing', { tag: WAITS }, async ({ request }) => {
  const original = readFileSync(siteFile('bergen'), 'utf8');
  const title = async () => (await htmlOf(request, 'bergen', '/login')).match(/<title[^>]*>([^<]*)<\/title>/)?.[1] ?? '';
  try {
    const edited = readSite('bergen');
    edited.site.name = 'Bergen Nord';
    writeFileSync(siteFile('bergen'), JSON.stringify(edited));
    // 5 s is what the product promises; the rest is for requests on a busy machine.
    await expect.poll(title, { timeout: 15_000, intervals: [250] }).toContain('Bergen Nord');

    writeFileSync(siteFile('bergen'), '{ "site": ');
    // Longer than a change takes to show: by then a config thrown away would have.
    for (const brokenAt = Date.now(); Date.now() - brokenAt < 6_000; await sleep(500)) expect(await title()).toContain('Bergen Nord');
  } finally {
    writeFileSync(siteFile('bergen'), original);
  }
});

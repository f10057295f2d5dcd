import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { siteRequest, siteUrl } from './support/places';

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

test('an edited brand file shows within 5 s, a broken one changes nothing', async ({ request }) => {
  const original = readFileSync(siteFile('bergen'), 'utf8');
  const title = async () => (await htmlOf(request, 'bergen', '/login')).match(/<title[^>]*>([^<]*)<\/title>/)?.[1] ?? '';
  try {
    const edited = readSite('bergen');
    edited.site.name = 'Bergen Nord';
    writeFileSync(siteFile('bergen'), JSON.stringify(edited));
    const savedAt = Date.now();
    // 5 s is what the product promises; the rest is for the request that looks.
    await expect.poll(title, { timeout: 6_000, intervals: [250] }).toContain('Bergen Nord');
    expect(Date.now() - savedAt).toBeLessThan(6_000);

    writeFileSync(siteFile('bergen'), '{ "site": ');
    // Longer than the cache lives: by now a config thrown away would show.
    await expect
      .poll(async () => ({ title: await title(), hasWaited: Date.now() - savedAt > 12_000 }), { timeout: 20_000, intervals: [500] })
      .toEqual({ title: expect.stringContaining('Bergen Nord'), hasWaited: true });
  } finally {
    writeFileSync(siteFile('bergen'), original);
  }
});

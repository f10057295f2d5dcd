import { createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import { createAccount, giveToken } from './support/accounts';
import { expectAccessible } from './support/axe';
import { call } from './support/exchangeApi';
import { expect, test } from './support/fixtures';
import { deadPaths, linksInBrowser, linksInHtml } from './support/links';
import { siteRequest, siteUrl } from './support/places';
import { WAITS } from './support/tags';

const brandsDir = process.env.E2E_BRANDS_DIR ?? 'brands';
const siteFile = (brand: string) => join(brandsDir, brand, 'site.json');
const NOT_FOUND = /status of 404/;
const TERMINAL = '/trade/spot/';
const readSite = (brand: string) => JSON.parse(readFileSync(siteFile(brand), 'utf8'));

/** The script of a support host, as far as the page can tell: it notes what it is told. */
const CHAT_SDK = `window.chatwootSDK = {
  run(options) {
    const told = (window.chatTold = [['run', options]]);
    const note = (name) => (...values) => told.push([name, ...values]);
    window.$chatwoot = Object.fromEntries(['setLocale', 'setUser', 'reset', 'toggle'].map((name) => [name, note(name)]));
    window.dispatchEvent(new Event('chatwoot:ready'));
  },
};`;

/** Whether an address is of a name below one of the brand's. */
const isOf = (hosts: string[], href: string) => hosts.some((host) => URL.parse(href)?.hostname.endsWith(`.${host}`));

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
    const icon = /<link rel="icon"[^>]+href="([^"]+)"/.exec(html)?.[1] ?? '';
    const { url, headers } = siteRequest(brand, icon);
    const picture = await request.get(url, { headers });
    expect(picture.headers()).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': expect.stringContaining('immutable') });
    expect(await picture.text()).toBe(readFileSync(`brands/${brand}/favicon.svg`, 'utf8'));
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

// One with pages of its own for everything, one that leads to names of its own wherever a brand can, and one without markets. Where the
// files of the others lead is looked at without a browser (site.links.test.ts).
for (const brand of ['kontor', 'visby', 'aalto'])
  test.describe(brand, () => {
    test.use({ brand });

    test('no link of any page leads to a page that is not there, for a visitor and for a user', async ({ person, request }) => {
      const { hosts, supportSpot, supportFutures } = readSite(brand);
      const { token } = await createAccount(brand);
      const symbols = (await call(brand, 'pairs', {})).map(({ symbol }) => symbol);
      const pages = ['/', '/markets', '/terms-of-service', '/private-policy', '/error/ip-limit', '/404', '/no-such-page'];
      if (supportSpot) pages.push('/trade/spot/BTC_USDT');
      const inHtml = await linksInHtml(request, { brand }, [
        ...pages,
        '/login',
        '/login/otp',
        '/register',
        '/register/otp',
        '/reset-password',
      ]);
      const asVisitor = await linksInBrowser(person, '/markets');
      await giveToken(person.page.context(), brand, token);
      const asUser = [...(await linksInHtml(request, { brand, token }, pages)), ...(await linksInBrowser(person, '/markets'))];
      const links = [...new Set([...inHtml, ...asVisitor, ...asUser])];
      const paths = [...new Set(links.filter((href) => href.startsWith('/')).map((href) => href.split(/[#?]/, 1)[0] ?? href))];
      expect(paths).toEqual(expect.arrayContaining(['/', '/markets', '/login', '/terms-of-service', '/private-policy']));
      if (!supportFutures) expect(paths.filter((path) => path.includes('futures'))).toEqual([]);
      // One terminal stands for those of all pairs there are: they are one page.
      const terminals = paths.filter((path) => path.startsWith(TERMINAL));
      expect(terminals.filter((path) => !symbols.includes(path.slice(TERMINAL.length)))).toEqual([]);
      expect(terminals.length > 0).toBe(supportSpot);
      const asked = paths.filter((path) => path === terminals[0] || !path.startsWith(TERMINAL));
      // A user gets everywhere: a visitor is asked to log in where a page is not for visitors, whether or not it is there.
      expect(await deadPaths(request, { brand, token }, asked)).toEqual([]);
      // The others stay on the page, lead to the brand's own names, or to whom the chart's library wants named.
      const strangers = links.filter((href) => !/^[/#]/.test(href) && !isOf(hosts, href));
      expect(strangers.filter((href) => !href.startsWith('https://www.tradingview.com/'))).toEqual([]);
    });
  });

test.describe('a brand with a live chat', () => {
  test.use({ brand: 'chatting' });

  test('asks nothing of its host before a yes, tells it who is signed in under the brand’s signature, and takes the yes back', async ({
    person,
  }) => {
    const { page, t } = person;
    const host = 'support.example';
    const asked: string[] = [];
    await page.route(`https://${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: CHAT_SDK });
    });
    const told = () => page.evaluate(() => (window as unknown as { chatTold?: unknown[][] }).chatTold ?? []);
    const { token, email } = await createAccount('chatting');
    const { id, nickName } = await call('chatting', 'userInfo', {}, token);
    await giveToken(page.context(), 'chatting', token);
    await person.visit('/profile/settings');
    const question = page.getByTestId('chat-consent');
    await page.getByTestId('chat-open').click();
    await expect(question).toContainText(host);
    await expectAccessible(page, { part: '[data-testid="chat-consent"]' });
    await question.getByRole('button', { name: t('shell.chat.notNow') }).click();
    await expect(question).toBeHidden();
    expect(asked).toEqual([]);

    await page.getByTestId('chat-open').click();
    await page.getByTestId('chat-accept').click();
    const identity = createHmac('sha256', process.env.E2E_CHAT_KEY ?? '')
      .update(id)
      .digest('hex');
    await expect.poll(told).toContainEqual(['setUser', id, { name: nickName, email, identifier_hash: identity }]);
    expect(await told()).toContainEqual(['run', { websiteToken: 'inbox', baseUrl: `https://${host}` }]);
    expect(await told()).toContainEqual(['toggle', 'open']);
    expect(asked).toEqual([`https://${host}/packs/js/sdk.js`]);

    await page.getByRole('button', { name: `${t('shell.chat.withdraw')}: ${t('shell.chat.title')}` }).click();
    await expect(page.getByTestId('chat-open')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
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

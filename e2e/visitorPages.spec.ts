import type { APIRequestContext } from '@playwright/test';
import { type Route, routes } from '@/src/config/routes';
import { expect, test } from './support/fixtures';
import { siteRequest } from './support/places';

async function answerOf(request: APIRequestContext, path: string, cookie?: string) {
  const { url, headers } = siteRequest('kontor', path);
  const answer = await request.get(url, { headers: { ...headers, ...(cookie && { cookie }) }, maxRedirects: 0 });
  return { status: answer.status(), html: await answer.text(), headers: answer.headers() };
}

for (const path of ['/', '/markets', '/trade/spot/BTC_USDT', '/login', '/terms-of-service'])
  test(`${path}: visitors of the same moment get one page, which caches may keep for a moment`, async ({ request }) => {
    const [one, other] = await Promise.all([answerOf(request, path), answerOf(request, `${path}?made=up`)]);
    expect(one.html).toBe(other.html);
    expect(one.html).not.toContain('nonce');
    expect(one.headers).toMatchObject({ 'cache-control': expect.stringContaining('public'), vary: expect.stringContaining('Cookie') });
    expect(one.headers).not.toHaveProperty('set-cookie');
  });

/** Everything that is built, with something for each parameter. */
const ADDRESSES = Object.values<Route>(routes)
  .filter(({ built, pattern }) => built && pattern !== '/error/ip-limit')
  .map(({ pattern }) =>
    pattern
      .replace('[pair]', 'BTC_USDT')
      .replace('[wallet]', 'main')
      .replace('[planType]', 'flexible')
      .replace(/\[\w+\]/g, 'btc'),
  );

const ALICE = { token: 'alice-her-token', email: 'alice@harbour.example' };
const BOB = { token: 'bob-his-token', email: 'bob@harbour.example' };

test('a page of signed-in users is the same for two of them, to the byte, holds no word of either, and is kept by no browser', async ({
  request,
}) => {
  expect(ADDRESSES.length).toBeGreaterThan(40);
  for (const path of ADDRESSES) {
    const cookieOf = ({ token, email }: typeof ALICE) => `exchange-token=${token}; mail=${email}`;
    // Within the moment that a page stands: a price may have moved on from one to the next.
    await expect(async () => {
      const [alice, bob] = await Promise.all([ALICE, BOB].map((user) => answerOf(request, path, cookieOf(user))));
      expect(alice?.html, path).toBe(bob?.html);
      expect(alice?.html, path).not.toMatch(/alice|bob-his|harbour\.example/);
      expect(alice?.headers['cache-control'] ?? 'no-store', path).toMatch(/no-store/);
      expect(alice?.headers, path).not.toHaveProperty('x-kontor-shared');
    }).toPass({ timeout: 20_000 });
  }
});

test('whoever brings a token gets the page of signed-in users between those of visitors', async ({ request }) => {
  const [before, signedIn, after] = [
    await answerOf(request, '/markets'),
    await answerOf(request, '/markets', 'exchange-token=worn-out'),
    await answerOf(request, '/markets'),
  ];
  expect(signedIn.headers['cache-control']).toBe('private, no-store');
  expect(signedIn.html).toContain('"isSignedIn":true');
  for (const { html } of [before, after]) expect(html).toContain('"isSignedIn":false');
});

import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { siteRequest } from './support/places';

/** One answer, with the nonces its policy names and those in its HTML. */
async function answerOf(request: APIRequestContext, path: string, cookie?: string) {
  const { url, headers } = siteRequest('kontor', path);
  const answer = await request.get(url, { headers: { ...headers, ...(cookie && { cookie }) } });
  const html = await answer.text();
  const policy = answer.headers()['content-security-policy'] ?? '';
  const inPolicy = new Set([...policy.matchAll(/'nonce-([^']+)'/g)].map(([, nonce]) => nonce));
  const inPage = new Set([...html.matchAll(/ nonce="([^"]+)"/g)].map(([, nonce]) => nonce));
  return { html, inPolicy, inPage, caching: answer.headers()['cache-control'] };
}

for (const path of ['/', '/markets', '/trade/spot/BTC_USDT', '/login', '/terms-of-service'])
  test(`${path}: visitors of the same moment get nonces of their own, each the one its policy names`, async ({ request }) => {
    const answers = await Promise.all([1, 2, 3].map(() => answerOf(request, path)));
    for (const { inPolicy, inPage, caching } of answers) {
      expect(inPage.size).toBe(1);
      expect(inPage).toEqual(inPolicy);
      expect(caching).toContain('public');
    }
    expect(new Set(answers.flatMap(({ inPage }) => [...inPage])).size).toBe(answers.length);
  });

test('whoever brings a token gets a page of their own between those of visitors', async ({ request }) => {
  const [before, person, after] = [
    await answerOf(request, '/markets'),
    await answerOf(request, '/markets', 'exchange-token=worn-out'),
    await answerOf(request, '/markets'),
  ];
  expect(person.caching).toBe('private, no-store');
  expect(person.html).toContain('"isSignedIn":true');
  for (const { html } of [before, after]) expect(html).toContain('"isSignedIn":false');
});

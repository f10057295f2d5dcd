import { gunzipSync } from 'node:zlib';
import { keptPage, type RenderedPage } from '@/server/pages/keptPage';

function rendered({ headers = {}, ...rest }: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, s-maxage=1',
      'content-security-policy': "script-src 'self'",
      vary: 'X-Forwarded-Host, accept-encoding',
      etag: '"one"',
      'content-length': '1',
      ...headers,
    },
    body: Buffer.from('<p>é</p>'),
    ...rest,
  };
}
const PRIVATE = { 'cache-control': 'private, no-store' };
const SHARED = { ...PRIVATE, 'x-kontor-shared': 'signed-in' };

describe('a kept page', () => {
  it('is packed once, and is the same page', async () => {
    const page = keptPage(rendered(), 'visitors');
    expect(page?.gzip()).toBe(page?.gzip());
    expect(gunzipSync((await page?.gzip()) ?? '').toString()).toBe('<p>é</p>');
  });

  it('keeps what the page said about itself, and nothing of the one answer it came in', () => {
    const { headers } = keptPage(rendered(), 'visitors') ?? {};
    expect(headers).toEqual({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, s-maxage=1',
      'content-security-policy': "script-src 'self'",
      vary: 'X-Forwarded-Host, Accept-Encoding, Cookie',
    });
  });

  it('is named by its text, where a browser may keep it', () => {
    const tagOf = (page: RenderedPage) => keptPage(page, 'visitors')?.tag;
    expect(tagOf(rendered())).toBe(tagOf(rendered({ headers: { date: 'now' } })));
    expect(tagOf(rendered({ body: Buffer.from('other') }))).not.toBe(tagOf(rendered()));
    expect(keptPage(rendered({ headers: SHARED }), 'signedIn')?.tag).toBeUndefined();
  });

  it('may say that there is no such page, whatever other caches may do with it', () => {
    const page = keptPage(rendered({ status: 404, headers: PRIVATE }), 'visitors');
    expect(page).toMatchObject({ status: 404, headers: PRIVATE, tag: undefined });
    // The renderer was told of no user: whose name could stand in it (tests/server/pages/sharedPage.test.ts).
    expect(keptPage(rendered({ status: 404, headers: PRIVATE }), 'signedIn')).toMatchObject({ status: 404, headers: PRIVATE });
  });

  it('is for signed-in users only where the page says so itself, and goes to no other cache', () => {
    expect(keptPage(rendered({ headers: SHARED }), 'signedIn')?.headers).toMatchObject(PRIVATE);
    expect(keptPage(rendered({ headers: SHARED }), 'signedIn')?.headers).not.toHaveProperty('x-kontor-shared');
    for (const headers of [PRIVATE, {}, { 'x-kontor-shared': 'signed-in' }])
      expect(keptPage(rendered({ headers }), 'signedIn')).toBeUndefined();
    expect(keptPage(rendered({ headers: SHARED }), 'visitors')).toBeUndefined();
  });

  const NEVER: [string, Partial<RenderedPage>][] = [
    ['sets a cookie', { headers: { 'set-cookie': ['a=b'] } }],
    ['is not a page', { headers: { 'content-type': 'application/json' } }],
    ['is packed already', { headers: { 'content-encoding': 'gzip' } }],
    ['is broken', { status: 500 }],
    ['is not there for a moment', { status: 503 }],
    ['was not found and sets a cookie', { status: 404, headers: { 'set-cookie': ['a=b'] } }],
    ['leads elsewhere', { status: 307 }],
    ['is too large', { body: Buffer.alloc(1_000_001) }],
  ];
  it.each<[string, Partial<RenderedPage>]>([
    ...NEVER,
    ['is private', { headers: PRIVATE }],
    ['says nothing of being shared', { headers: { 'cache-control': undefined } }],
    ['may not be shared by caches', { headers: { 'cache-control': 'public, s-maxage=0' } }],
  ])('is none that %s', (_, page) => {
    expect(keptPage(rendered(page), 'visitors')).toBeUndefined();
  });

  it.each(NEVER)('is none for signed-in users that %s', (_, { headers, ...page }) => {
    expect(keptPage(rendered({ ...page, headers: { ...SHARED, ...headers } }), 'signedIn')).toBeUndefined();
  });
});

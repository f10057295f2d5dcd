import { gunzipSync } from 'node:zlib';
import { type RenderedPage, storePage } from '@/server/pages/storedPage';

const NONCE = 'cmVuZGVyZWQgbm9uY2UhIQ==';

function rendered({ headers = {}, ...rest }: Partial<RenderedPage> = {}): RenderedPage {
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, s-maxage=5, stale-while-revalidate=30',
      'content-security-policy': `script-src 'nonce-${NONCE}'; style-src 'nonce-${NONCE}'`,
      vary: 'X-Forwarded-Host',
      etag: '"one"',
      'content-length': '1',
      ...headers,
    },
    body: Buffer.from(`<style nonce="${NONCE}"></style>é<script nonce="${NONCE}"></script>`),
    ...rest,
  };
}

describe('a kept page', () => {
  it('gives each copy its own nonce, in the header and in every place of the body', () => {
    const page = storePage(rendered());
    for (const nonce of ['first', 'second']) {
      const copy = page?.copy({ nonce, isGzip: false });
      expect(copy?.body.toString()).toBe(`<style nonce="${nonce}"></style>é<script nonce="${nonce}"></script>`);
      expect(copy?.headers['Content-Security-Policy']).toBe(`script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`);
      expect(copy?.headers['Content-Length']).toBe(String(copy?.body.length));
    }
  });

  it('is the same page packed', () => {
    const copy = storePage(rendered())?.copy({ nonce: 'third', isGzip: true });
    expect(copy?.headers).toMatchObject({ 'Content-Encoding': 'gzip', 'Content-Length': String(copy?.body.length) });
    expect(gunzipSync(copy?.body ?? '').toString()).toContain('<script nonce="third">');
  });

  it('keeps what the page said about itself, and nothing of the one answer it came in', () => {
    const copy = storePage(rendered())?.copy({ nonce: 'x', isGzip: false });
    expect(copy?.headers).toMatchObject({ vary: 'X-Forwarded-Host', 'content-type': 'text/html; charset=utf-8' });
    expect(copy?.headers).not.toHaveProperty('etag');
  });

  it('may say that there is no such page, whatever other caches may do with it', () => {
    const headers = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' };
    const copy = storePage(rendered({ status: 404, headers }))?.copy({ nonce: 'x', isGzip: false });
    expect(copy).toMatchObject({ status: 404, headers });
  });

  it.each<[string, Partial<RenderedPage>]>([
    ['is private', { headers: { 'cache-control': 'private, no-store' } }],
    ['says nothing of being shared', { headers: { 'cache-control': undefined } }],
    ['may not be shared by caches', { headers: { 'cache-control': 'public, s-maxage=0' } }],
    ['sets a cookie', { headers: { 'set-cookie': ['a=b'] } }],
    ['is not a page', { headers: { 'content-type': 'application/json' } }],
    ['is packed already', { headers: { 'content-encoding': 'gzip' } }],
    ['has no nonce', { headers: { 'content-security-policy': "script-src 'self'" } }],
    ['has no policy', { headers: { 'content-security-policy': undefined } }],
    ['names its nonce in another header', { headers: { link: `<a>; nonce="${NONCE}"` } }],
    ['is broken', { status: 500 }],
    ['was not found and sets a cookie', { status: 404, headers: { 'set-cookie': ['a=b'] } }],
    ['leads elsewhere', { status: 307 }],
    ['is too large', { body: Buffer.alloc(1_000_001) }],
  ])('is none that %s', (_, page) => {
    expect(storePage(rendered(page))).toBeUndefined();
  });
});

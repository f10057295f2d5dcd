import { sharedPage } from '@/server/pages/sharedPage';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  url,
  headers: { host: 'kontor.localhost', ...headers },
});

const HOST = 'kontor.localhost';
const visitOf = (...args: Parameters<typeof request>) => sharedPage(request(...args), HOST, 'era');

describe('which requests ask for a page that all visitors get alike', () => {
  it.each(['/', '/markets', '/ar-AE', '/ar-AE/markets', '/trade/spot/BTC_USDT', '/login', '/login?returnUrl=%2Fmarkets'])(
    '%s does',
    (url) => {
      expect(visitOf(url)).toMatchObject({ path: url, headers: { host: HOST } });
    },
  );

  it.each([
    '/api/spot/depth',
    '/ws',
    '/_next/static/chunks/a.js',
    '/_next/data/build/markets.json',
    '/robots.txt',
    '/no-such-page',
    '/wallets/overview',
    '/express?order=1',
    '/error/ip-limit',
    '/ar-AE/error/ip-limit',
    '//elsewhere/markets',
    'http://elsewhere/markets',
    `/markets?a=${'x'.repeat(2000)}`,
  ])('%s does not', (url) => {
    expect(visitOf(url)).toBeUndefined();
  });

  it.each(['a=b;exchange-token=', 'exchange-token', 'exchange-token=%E0%A4%A'])('nobody with the cookie "%s" does', (cookie) => {
    expect(visitOf('/markets', { cookie })).toBeUndefined();
  });

  it.each(['exchange-token=abc', 'a=b; exchange-token=abc'])('whoever has "%s" asks for the page of all who are signed in', (cookie) => {
    const own = { audience: 'signedIn', headers: { host: HOST, cookie: 'exchange-token=kept' } };
    for (const path of ['/markets', '/wallets/overview', '/express?order=1']) expect(visitOf(path, { cookie })).toMatchObject(own);
    expect(visitOf('/markets', { cookie })?.key).not.toBe(visitOf('/markets')?.key);
    expect(visitOf('/no-such-page', { cookie })).toBeUndefined();
  });

  it('an era has pages of its own', () => {
    expect(sharedPage(request('/markets'), HOST, 'next')?.key).not.toBe(visitOf('/markets')?.key);
  });

  it('a cookie that is not the token changes nothing', () => {
    expect(visitOf('/markets', { cookie: 'seen=1' })).toBeDefined();
  });

  it('the head of a page is that of the page, and nothing else than reading asks for one', () => {
    expect(visitOf('/markets', {}, 'HEAD')).toEqual(visitOf('/markets'));
    expect(visitOf('/markets', {}, 'POST')).toBeUndefined();
  });

  it.each(['x-nextjs-data', 'authorization', 'x-middleware-prefetch'])('whoever sends %s does not', (name) => {
    expect(visitOf('/markets', { [name]: '1' })).toBeUndefined();
  });

  it('pages differ by brand, path, language and what of the query they read', () => {
    const keys = [
      visitOf('/markets'),
      sharedPage(request('/markets'), 'visby.localhost', 'era'),
      visitOf('/ar-AE/markets'),
      visitOf('/login'),
      visitOf('/login?returnUrl=%2Fmarkets'),
    ].map((visit) => visit?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['/markets', '/markets?made=up'],
    ['/markets', '/markets?'],
    ['/login?returnUrl=%2Fmarkets', '/login?a=1&returnUrl=/markets&b=2'],
    ['/login?returnUrl=%2Fa', '/login?returnUrl=/a&returnUrl=/b'],
  ])('%s is the page of %s as well', (plain, madeUp) => {
    expect(visitOf(madeUp)).toEqual(visitOf(plain));
  });

  it('a made-up host makes no page of its own', () => {
    expect(visitOf('/markets', { host: 'made-up.example' })).toEqual(visitOf('/markets'));
  });

  it('nothing but the host of the brand reaches the renderer', () => {
    const sent = { 'x-forwarded-host': 'a.example', 'x-forwarded-for': '1.2.3.4', 'x-kontor-site': 'e30=', cookie: 'a=b', accept: '*/*' };
    expect(visitOf('/markets', sent)?.headers).toEqual({ host: HOST, 'x-kontor-host': HOST, 'x-kontor-era': 'era' });
  });
});

/** @jest-environment node */
import { takesGzip, visitorPage } from '@/server/visitorPage';

const request = (url: string, headers: Record<string, string> = {}, method = 'GET') => ({
  method,
  url,
  headers: { host: 'kontor.localhost', ...headers },
});

describe('which requests ask for a page that all visitors get alike', () => {
  it.each(['/', '/markets', '/ar-AE', '/ar-AE/markets', '/markets?tab=new', '/trade/spot/BTC_USDT', '/login'])('%s does', (url) => {
    expect(visitorPage(request(url))).toMatchObject({ path: url, headers: { host: 'kontor.localhost' } });
  });

  it.each([
    '/api/spot/depth',
    '/ws',
    '/_next/static/chunks/a.js',
    '/_next/data/build/markets.json',
    '/robots.txt',
    '/no-such-page',
    '/wallets/overview',
    '//elsewhere/markets',
    'http://elsewhere/markets',
    `/markets?a=${'x'.repeat(2000)}`,
  ])('%s does not', (url) => {
    expect(visitorPage(request(url))).toBeUndefined();
  });

  it.each(['exchange-token=abc', 'a=b; exchange-token=abc', 'a=b;exchange-token=', 'exchange-token'])(
    'nobody with the cookie "%s" does',
    (cookie) => {
      expect(visitorPage(request('/markets', { cookie }))).toBeUndefined();
    },
  );

  it('a cookie that is not the token changes nothing', () => {
    expect(visitorPage(request('/markets', { cookie: 'seen=1' }))).toBeDefined();
  });

  it.each(['HEAD', 'POST'])('%s does not', (method) => {
    expect(visitorPage(request('/markets', {}, method))).toBeUndefined();
  });

  it.each(['x-nextjs-data', 'range', 'authorization', 'x-middleware-prefetch'])('whoever sends %s does not', (name) => {
    expect(visitorPage(request('/markets', { [name]: '1' }))).toBeUndefined();
  });

  it('pages differ by host, forwarded host, path and query', () => {
    const keys = [
      request('/markets'),
      request('/markets', { host: 'visby.localhost' }),
      request('/markets', { 'x-forwarded-host': 'visby.localhost' }),
      request('/ar-AE/markets'),
      request('/markets?tab=new'),
    ].map((one) => visitorPage(one)?.key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('nothing but the hosts reaches the renderer', () => {
    const sent = { 'x-forwarded-host': 'a.example', 'x-forwarded-for': '1.2.3.4', 'x-kontor-site': 'e30=', cookie: 'a=b', accept: '*/*' };
    expect(visitorPage(request('/markets', sent))?.headers).toEqual({ host: 'kontor.localhost', 'x-forwarded-host': 'a.example' });
  });
});

describe('who takes gzip', () => {
  it.each(['gzip', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8'])('"%s"', (header) => expect(takesGzip(header)).toBe(true));
  it.each([undefined, '', 'br', 'identity', 'gzip;q=0', 'gzip; q=0.0'])('not "%s"', (header) => expect(takesGzip(header)).toBe(false));
});

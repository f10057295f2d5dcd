import { NextRequest } from 'next/server';
import { decodeSite, ERA_HEADER, SIGNED_IN_HEADER, SITE_HEADER } from '@/src/brand/siteHeader';
import { siteFixture } from '../../support/siteFixture';

const siteConfigOf = jest.fn();
jest.mock('@/src/shell/edge/siteConfigs', () => ({ siteConfigOf: (...asked: unknown[]) => siteConfigOf(...asked) }));

import { handlePageRequest } from '@/src/shell/edge/handlePageRequest';

const nextConfig = { i18n: { locales: ['en', 'ar-AE', 'bg'], defaultLocale: 'en' } };

function ask(path: string, headers: Record<string, string> = {}) {
  const url = `http://harbour.localhost:3000${path}`;
  return handlePageRequest(new NextRequest(url, { headers: { host: 'harbour.localhost:3000', ...headers }, nextConfig }));
}

/** Headers that the page will see: Next carries them in the response under this prefix. */
const forPage = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`);

beforeEach(() => siteConfigOf.mockReset().mockResolvedValue(siteFixture));

describe('handlePageRequest', () => {
  it('hands the configuration of the visited host to the page', async () => {
    const response = await ask('/markets');
    expect(siteConfigOf).toHaveBeenCalledWith('harbour.localhost:3000', '');
    expect(decodeSite(forPage(response, SITE_HEADER) ?? undefined)).toEqual(siteFixture);
    await ask('/markets', { 'x-forwarded-host': 'other.example' });
    expect(siteConfigOf).toHaveBeenLastCalledWith('other.example', '');
  });

  it('never passes on what a client put under the names of its own headers', async () => {
    const response = await ask('/markets', { [SITE_HEADER]: btoa('{"brand":"forged"}') });
    expect(decodeSite(forPage(response, SITE_HEADER) ?? undefined)?.brand).toBe('harbour');
  });

  it('tells a page that a user is signed in, and nothing of who: no cookie gets past it', async () => {
    const response = await ask('/markets', { cookie: 'exchange-token=alice; mail=alice@harbour.example', [SIGNED_IN_HEADER]: 'forged' });
    expect(forPage(response, SIGNED_IN_HEADER)).toBe('1');
    const passed = response.headers.get('x-middleware-override-headers')?.split(',') ?? [];
    expect(passed).toEqual(expect.arrayContaining([SIGNED_IN_HEADER, SITE_HEADER]));
    expect(passed).not.toContain('cookie');
    expect(JSON.stringify([...response.headers])).not.toContain('alice');
    expect(forPage(await ask('/markets', { [SIGNED_IN_HEADER]: '1' }), SIGNED_IN_HEADER)).toBeNull();
  });

  it('asks anew, and has the page ask anew, in another era', async () => {
    const response = await ask('/markets', { [ERA_HEADER]: 'a.2' });
    expect(siteConfigOf).toHaveBeenCalledWith('harbour.localhost:3000', 'a.2');
    expect(forPage(response, ERA_HEADER)).toBe('a.2');
  });

  it('renders without a brand when there never was a configuration', async () => {
    siteConfigOf.mockResolvedValue(undefined);
    const response = await ask('/markets');
    expect(decodeSite(forPage(response, SITE_HEADER) ?? undefined)?.brand).toBe('');
    expect(response.status).toBe(200);
  });

  it('redirects a visitor of a private page to the login page, and lets a token in', async () => {
    const response = await ask('/ar-AE/wallets/overview?tab=1');
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toBe('http://harbour.localhost:3000/ar-AE/login?returnUrl=%2Fwallets%2Foverview%3Ftab%3D1');
    const signedIn = await ask('/wallets/overview', { cookie: 'exchange-token=abc' });
    expect(signedIn.headers.get('x-middleware-next')).toBe('1');
  });

  it('rewrites a page whose feature is off to the not-found page', async () => {
    siteConfigOf.mockResolvedValue({ ...siteFixture, supportSpot: false });
    const response = await ask('/ar-AE/trade/spot');
    expect(response.headers.get('x-middleware-rewrite')).toBe('http://harbour.localhost:3000/ar-AE/404');
  });
});

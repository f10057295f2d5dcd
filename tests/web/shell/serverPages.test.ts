/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { ExchangeAway } from '@/src/api/exchangeAway';
import { shellSiteOf } from '@/src/brand/shellSite';
import { encodeSite, SHARED_HEADER, SIGNED_IN_HEADER, SITE_HEADER } from '@/src/brand/siteHeader';
import { errorPageProps } from '@/src/shell/server/errorPageProps';
import { siteOf } from '@/src/shell/server/requestSite';
import { serveAddressLimit } from '@/src/shell/server/serveAddressLimit';
import { servePage } from '@/src/shell/server/servePage';
import { siteFixture } from '../../support/siteFixture';

jest.mock('@/src/i18n/pageWords', () => ({ pageWords: async () => ({}) }));

function contextAt(url: string, headers: Record<string, string> = {}, locale = 'en') {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { url, headers: { host: 'harbour.example', [SITE_HEADER]: encodeSite(siteFixture), ...headers } });
  const res = new ServerResponse(req);
  return { req, res, query: {}, resolvedUrl: url, locale, defaultLocale: 'en', params: {} } as unknown as GetServerSidePropsContext;
}

describe('what a page believes of its request', () => {
  it('is what the middleware wrote', () => {
    expect(siteOf(contextAt('/markets').req).brand).toBe('harbour');
  });

  it('is nothing on paths the middleware does not see', () => {
    expect(siteOf(contextAt('/fonts/missing.woff2').req).brand).toBe('');
  });
});

describe('servePage', () => {
  it('lets everybody share a visitor’s page for a moment', async () => {
    const context = contextAt('/markets');
    await expect(servePage()(context)).resolves.toEqual({ props: { site: shellSiteOf(siteFixture), isSignedIn: false } });
    expect(context.res.getHeader('cache-control')).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=2');
  });

  it('keeps a signed-in user’s page out of every cache', async () => {
    const context = contextAt('/markets', { [SIGNED_IN_HEADER]: '1' });
    await expect(servePage()(context)).resolves.toMatchObject({ props: { isSignedIn: true } });
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
  });

  it('says of a signed-in user’s page that the web may give it to others, where it is whole', async () => {
    const sharedOf = async (serve: GetServerSideProps, headers: Record<string, string>) => {
      const context = contextAt('/x', headers);
      await serve(context);
      return context.res.getHeader(SHARED_HEADER);
    };
    const signedIn = { [SIGNED_IN_HEADER]: '1' };
    expect(await sharedOf(servePage(), signedIn)).toBe('signed-in');
    expect(await sharedOf(servePage(), {})).toBeUndefined();
    expect(await sharedOf(servePage(), { ...signedIn, [SITE_HEADER]: '' })).toBeUndefined();
    expect(await sharedOf(servePage({ load: async () => ({ statusCode: 503 }) }), signedIn)).toBeUndefined();
  });

  it('believes no cookie', async () => {
    const context = contextAt('/markets', { cookie: 'exchange-token=abc' });
    await expect(servePage()(context)).resolves.toMatchObject({ props: { isSignedIn: false } });
  });

  it('keeps the page of an unknown host out of every cache', async () => {
    const context = contextAt('/markets', { [SITE_HEADER]: '' });
    await servePage()(context);
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
  });

  it('adds the page’s own data, and does not find what has none', async () => {
    await expect(
      servePage({ load: async ({ host, language }) => ({ host, language }) })(contextAt('/x', {}, 'ar-AE')),
    ).resolves.toMatchObject({
      props: { host: 'harbour.example', language: 'ar-AE' },
    });
    await expect(servePage({ load: async () => undefined })(contextAt('/x'))).resolves.toEqual({ notFound: true });
    const missing = contextAt('/x');
    await expect(servePage({ load: async () => ({ statusCode: 404 }) })(missing)).resolves.toMatchObject({ props: { statusCode: 404 } });
    expect(missing.res.statusCode).toBe(404);
  });

  it('shows itself with another code where it says so, kept by nobody', async () => {
    const [missing, away] = [contextAt('/terms-of-service'), contextAt('/terms-of-service')];
    const answers = [
      await servePage({ load: async () => ({ httpStatus: 404 }) })(missing),
      await servePage({ load: async () => ({ httpStatus: 503 }) })(away),
    ];
    for (const answer of answers) expect(answer).toEqual({ props: { site: shellSiteOf(siteFixture), isSignedIn: false } });
    expect([missing.res.statusCode, away.res.statusCode]).toEqual([404, 503]);
    expect([missing, away].map(({ res }) => res.getHeader('cache-control'))).toEqual(['private, no-store', 'private, no-store']);
  });

  it('says that the exchange is away where its page could not be filled, kept by nobody', async () => {
    const away = contextAt('/wallets/main/btc');
    const load = () => Promise.reject(new ExchangeAway());
    await expect(servePage({ load })(away)).resolves.toMatchObject({ props: { statusCode: 503 } });
    expect(away.res.statusCode).toBe(503);
    expect([away.res.getHeader('cache-control'), away.res.getHeader('retry-after')]).toEqual(['private, no-store', 3]);
    await expect(servePage({ load: () => Promise.reject(new Error('broken')) })(contextAt('/x'))).rejects.toThrow('broken');
  });
});

describe('a page that leads elsewhere', () => {
  it('sends its visitor on, in the same language', async () => {
    const load = async () => ({ redirectTo: '/trade/spot/BTC_USDT' });
    const to = (destination: string) => ({ redirect: { destination, permanent: false } });
    await expect(servePage({ load })(contextAt('/trade/spot'))).resolves.toEqual(to('/trade/spot/BTC_USDT'));
    await expect(servePage({ load })(contextAt('/trade/spot', {}, 'bg'))).resolves.toEqual(to('/bg/trade/spot/BTC_USDT'));
  });

  it('is told whether its visitor comes from within the site', async () => {
    const load = async ({ isMove }: { isMove: boolean }) => ({ isMove });
    await expect(servePage({ load })(contextAt('/trade/spot', { 'x-nextjs-data': '1' }))).resolves.toMatchObject({
      props: { isMove: true },
    });
    await expect(servePage({ load })(contextAt('/trade/spot'))).resolves.toMatchObject({ props: { isMove: false } });
  });
});

describe('errorPageProps', () => {
  it('is branded and says what happened', async () => {
    const { req, res } = contextAt('/nothing');
    res.statusCode = 404;
    const props = await errorPageProps({ req, res, locale: 'en' });
    expect(props).toMatchObject({ statusCode: 404, site: { brand: 'harbour' } });
  });

  it('takes back what the page that broke said of being shared', async () => {
    const { req, res } = contextAt('/markets', { [SIGNED_IN_HEADER]: '1' });
    res.setHeader(SHARED_HEADER, 'signed-in');
    await errorPageProps({ req, res, locale: 'en' });
    expect([res.getHeader(SHARED_HEADER), res.getHeader('cache-control')]).toEqual([undefined, 'private, no-store']);
  });

  it('never calls a page that threw a success', async () => {
    const { req, res } = contextAt('/markets');
    const props = await errorPageProps({ req, res, locale: 'en' });
    expect(props.statusCode).toBe(500);
  });
});

describe('the page for those who are turned away', () => {
  const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  afterEach(() => {
    delete process.env.COUNTRY_HEADER;
    logged.mockClear();
  });

  async function shown(headers: Record<string, string>, locale = 'en') {
    const context = contextAt('/error/ip-limit', { 'x-forwarded-for': '198.51.100.44', ...headers }, locale);
    const result = await serveAddressLimit(context);
    if (!('props' in result)) throw new Error('no page');
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
    return result.props;
  }

  it('is found again in the log by its reference', async () => {
    const { address, reference, country } = await shown({ 'cf-ipcountry': 'NO' });
    expect([address, country]).toEqual(['198.51.100.44', null]);
    expect(reference).toMatch(/^423-[0-9A-F]{5}$/);
    const [line] = logged.mock.calls[0] ?? [];
    expect(JSON.parse(String(line).replace('address limit shown ', ''))).toMatchObject({ reference, address });
  });

  it('writes one line a minute for whoever asks again and again, and shows the reference that stands in it', async () => {
    const first = await shown({ 'x-forwarded-for': '198.51.100.45' });
    const again = await Promise.all(Array.from({ length: 20 }, () => shown({ 'x-forwarded-for': '198.51.100.45' })));
    expect(again.map(({ reference }) => reference)).toEqual(Array(20).fill(first.reference));
    expect(logged).toHaveBeenCalledTimes(1);
    expect((await shown({ 'x-forwarded-for': '198.51.100.46' })).reference).not.toBe(first.reference);
    expect(logged).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no', 'bg', 'Норвегия'],
    ['XX', 'en', null],
    ['<b>', 'en', null],
  ])('names the country that the operator’s proxy saw: %s in %s', async (code, locale, name) => {
    process.env.COUNTRY_HEADER = 'CF-IPCountry';
    expect((await shown({ 'cf-ipcountry': code }, locale)).country).toBe(name);
  });
});

describe('pages', () => {
  const signedIn = { [SIGNED_IN_HEADER]: '1' };
  /** What a page's props are served by; each keeps a signed-in user's page out of every cache. */
  const SERVERS: Record<string, () => GetServerSideProps> = {
    servePage,
    serveAddressLimit: () => serveAddressLimit,
  };

  it('are served by nothing else', () => {
    const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx$/.test(file) && !/^(_|dev\/)/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const servers = files.map((file) => /getServerSideProps = (\w+)/.exec(readFileSync(`pages/${file}`, 'utf8'))?.[1] ?? file);
    expect([...new Set(servers)].sort()).toEqual(Object.keys(SERVERS).sort());
  });

  it.each(Object.keys(SERVERS))('of a user stay in no cache: %s', async (name) => {
    const context = contextAt('/x', signedIn);
    const result = await SERVERS[name]?.()(context);
    expect(result).toMatchObject({ props: { isSignedIn: true } });
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
    // Of the blocked-address page each is made for one.
    expect(context.res.getHeader(SHARED_HEADER)).toBe(name === 'servePage' ? 'signed-in' : undefined);
  });
});

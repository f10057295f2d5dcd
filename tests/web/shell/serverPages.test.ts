/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { encodeSite, NONCE_HEADER, SITE_HEADER } from '@/src/brand/siteHeader';
import { LOCALES } from '@/src/i18n/locales';
import { errorPageProps } from '@/src/shell/server/errorPageProps';
import { ExchangeAway } from '@/src/shell/server/exchangeAway';
import { HELP_TOPICS } from '@/src/shell/server/helpTopics';
import { nonceOf, siteOf } from '@/src/shell/server/requestSite';
import { serveAddressLimit } from '@/src/shell/server/serveAddressLimit';
import { serveDocument } from '@/src/shell/server/serveDocument';
import { type HelpProps, serveHelp } from '@/src/shell/server/serveHelp';
import { servePage } from '@/src/shell/server/servePage';
import { loadSpotPair, serveFirstPair } from '@/src/shell/server/spotPages';
import { exchangeServer, withExchangeServer } from '../../support/exchangeServer';
import { siteFixture } from '../../support/siteFixture';

withExchangeServer();
jest.mock('@/src/i18n/pageWords', () => ({ pageWords: async () => ({}) }));

function contextAt(url: string, headers: Record<string, string> = {}, locale = 'en') {
  const req = new IncomingMessage(new Socket());
  Object.assign(req, { url, headers: { host: 'harbour.example', [SITE_HEADER]: encodeSite(siteFixture), ...headers } });
  const res = new ServerResponse(req);
  return { req, res, query: {}, resolvedUrl: url, locale, defaultLocale: 'en', params: {} } as unknown as GetServerSidePropsContext;
}

describe('the page of help', () => {
  const titlesOn = async (supportSpot: boolean, locale: string) => {
    const context = contextAt('/profile/help', { [SITE_HEADER]: encodeSite({ ...siteFixture, supportSpot }) }, locale);
    const result = (await serveHelp()(context)) as unknown as { props: HelpProps };
    return result.props.topics.map(({ title }) => title);
  };

  it('answers about what there is on the brand', async () => {
    const all = await titlesOn(true, 'en');
    expect(all).toEqual(expect.arrayContaining(['Trading and orders', 'Referral']));
    expect(await titlesOn(false, 'en')).toEqual(all.filter((title) => title !== 'Trading and orders' && title !== 'Referral'));
  });

  it.each(LOCALES)('has as many topics as it knows what they are about, in %s', async (locale) => {
    expect(await titlesOn(true, locale)).toHaveLength(HELP_TOPICS.length);
  });
});

describe('what a page believes of its request', () => {
  it('is what the middleware wrote', () => {
    const { req } = contextAt('/markets', { [NONCE_HEADER]: 'abc' });
    expect(siteOf(req).brand).toBe('harbour');
    expect(nonceOf(req)).toBe('abc');
  });

  it('is nothing on paths the middleware does not see', () => {
    const { req } = contextAt('/fonts/missing.woff2', { [NONCE_HEADER]: 'abc' });
    expect(siteOf(req).brand).toBe('');
    expect(nonceOf(req)).toBeUndefined();
  });
});

describe('servePage', () => {
  it('lets everybody share a visitor’s page for 5 s', async () => {
    const context = contextAt('/markets');
    await expect(servePage()(context)).resolves.toEqual({ props: { site: siteFixture, isSignedIn: false } });
    expect(context.res.getHeader('cache-control')).toBe('public, s-maxage=5, stale-while-revalidate=30');
  });

  it('keeps a signed-in user’s page out of every cache', async () => {
    const context = contextAt('/markets', { cookie: 'exchange-token=abc' });
    await expect(servePage()(context)).resolves.toMatchObject({ props: { isSignedIn: true } });
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
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

  it('says that the exchange is away where its page could not be filled, kept by nobody', async () => {
    const away = contextAt('/wallets/main/btc');
    const load = () => Promise.reject(new ExchangeAway());
    await expect(servePage({ load })(away)).resolves.toMatchObject({ props: { statusCode: 503 } });
    expect(away.res.statusCode).toBe(503);
    expect([away.res.getHeader('cache-control'), away.res.getHeader('retry-after')]).toEqual(['private, no-store', 3]);
    await expect(servePage({ load: () => Promise.reject(new Error('broken')) })(contextAt('/x'))).rejects.toThrow('broken');
  });
});

describe('redirects', () => {
  it('lead from spot to the brand’s first pair, and hand it over within the site', async () => {
    await expect(serveFirstPair(contextAt('/trade/spot'))).resolves.toEqual({
      redirect: { destination: '/trade/spot/BTC_USDT', permanent: false },
    });
    await expect(serveFirstPair(contextAt('/trade/spot', { 'x-nextjs-data': '1' }))).resolves.toMatchObject({
      props: { first: 'BTC_USDT' },
    });
  });
});

describe('loadSpotPair', () => {
  const visit = { site: siteFixture, host: 'harbour.example', language: 'en' };

  it('brings the book, the ticker and the state of a pair the brand shows, in any case', async () => {
    const depth = { symbol: 'BTC_USDT', seq: 7, bids: [['96482', '0.5']], asks: [['96482.3', '0.2']], at: 1 };
    const ticker = { symbol: 'BTC_USDT', last: '96482.1' };
    const instrument = { symbol: 'BTC_USDT', state: 'HALTED' };
    exchangeServer.use(
      http.get('*/market/depth', () => HttpResponse.json({ code: '0', msg: 'success', data: depth })),
      http.get('*/market/tickers', () => HttpResponse.json({ code: '0', msg: 'success', data: [ticker] })),
      http.get('*/market/symbol', () => HttpResponse.json({ code: '0', msg: 'success', data: instrument })),
    );
    await expect(loadSpotPair({ ...visit, params: { pair: 'btc_usdt' } })).resolves.toEqual({
      pair: 'BTC_USDT',
      start: { depth, ticker, instrument },
    });
  });

  it('stands without them while the exchange is away', async () => {
    exchangeServer.use(http.get('*/market/*', () => HttpResponse.error()));
    const elsewhere = { ...visit, host: 'quay.example' };
    await expect(loadSpotPair({ ...elsewhere, params: { pair: 'BTC_USDT' } })).resolves.toEqual({ pair: 'BTC_USDT', start: {} });
  });

  it('names what may have been meant by a pair the brand does not show', async () => {
    exchangeServer.use(http.get('*/market/tickers', () => HttpResponse.error()));
    await expect(loadSpotPair({ ...visit, params: { pair: 'btx_usdt' } })).resolves.toEqual({
      statusCode: 404,
      pair: 'BTX_USDT',
      nearest: ['BTC_USDT'],
    });
  });

  it('says nothing back that is no name, and nothing where nothing is traded', async () => {
    await expect(loadSpotPair({ ...visit, params: { pair: '<b>' } })).resolves.toBeUndefined();
    const bare = { ...visit, site: { ...siteFixture, openTradeSymbols: {} } };
    await expect(loadSpotPair({ ...bare, host: 'bare.example', params: { pair: 'NOPE_USDT' } })).resolves.toBeUndefined();
  });
});

describe('errorPageProps', () => {
  it('is branded and says what happened', async () => {
    const { req, res } = contextAt('/nothing');
    res.statusCode = 404;
    const props = await errorPageProps({ req, res, locale: 'en' });
    expect(props).toMatchObject({ statusCode: 404, site: { brand: 'harbour' } });
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

describe('a text of the brand', () => {
  const site = { ...siteFixture, documents: ['terms' as const] };
  const at = (locale = 'en') => contextAt('/terms-of-service', { [SITE_HEADER]: encodeSite(site) }, locale);
  const answer = (data: JsonBodyType) =>
    exchangeServer.use(
      http.get('*/site/document', ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isAsked = searchParams.get('name') === 'terms' && searchParams.get('language') === 'bg';
        return HttpResponse.json(isAsked ? data : { code: '10002', msg: 'request.not_found', data: null });
      }),
    );

  it('is read on the server: the page gets blocks and no Markdown', async () => {
    const document = { name: 'terms', language: 'en', version: '1', inForce: '2026-11-01', markdown: '## One\n\nWords' };
    answer({ code: '0', msg: 'success', data: document });
    const context = at('bg');
    const { markdown: _, ...rest } = document;
    await expect(serveDocument('terms')(context)).resolves.toMatchObject({
      props: { document: { ...rest, minutes: 1, blocks: [{ kind: 'heading', id: 'one' }, { kind: 'paragraph' }] } },
    });
    expect([context.res.statusCode, context.res.getHeader('cache-control')]).toEqual([200, expect.stringContaining('public')]);
  });

  it('answers 404 where the brand has not written it, 503 where it could not be had, kept by nobody', async () => {
    const [missing, away] = [at(), at()];
    exchangeServer.use(http.get('*/site/document', () => HttpResponse.error()));
    const results = [await serveDocument('privacy')(missing), await serveDocument('terms')(away)];
    for (const result of results) expect(result).not.toHaveProperty('props.document');
    expect([missing.res.statusCode, away.res.statusCode]).toEqual([404, 503]);
    expect([missing, away].map(({ res }) => res.getHeader('cache-control'))).toEqual(['private, no-store', 'private, no-store']);
  });
});

describe('pages', () => {
  const signedIn = { cookie: 'exchange-token=abc' };
  /** What a page's props are served by; each keeps a signed-in user's page out of every cache. */
  const SERVERS: Record<string, () => GetServerSideProps> = {
    servePage,
    serveDocument: () => serveDocument('terms'),
    serveHelp,
    serveAddressLimit: () => serveAddressLimit,
    // Leads elsewhere: there is no page to keep.
    serveFirstPair: () => serveFirstPair,
  };

  it('are served by nothing else', () => {
    const files = readdirSync('pages', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx$/.test(file) && !/^(_|dev\/)/.test(file),
    );
    expect(files.length).toBeGreaterThan(20);
    const servers = files.map((file) => /getServerSideProps = (\w+)/.exec(readFileSync(`pages/${file}`, 'utf8'))?.[1] ?? file);
    expect([...new Set(servers)].sort()).toEqual(Object.keys(SERVERS).sort());
  });

  it.each(Object.keys(SERVERS))('of somebody stay in no cache: %s', async (name) => {
    const context = contextAt('/x', signedIn);
    const result = await SERVERS[name]?.()(context);
    if (result && 'redirect' in result) return;
    expect(result).toMatchObject({ props: { isSignedIn: true } });
    expect(context.res.getHeader('cache-control')).toBe('private, no-store');
  });
});

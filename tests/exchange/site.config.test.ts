import { readFileSync } from 'node:fs';
import { Compile } from 'typebox/compile';
import { SiteConfig } from '@/contract/site';
import { usdRatesFrom } from '@/domain/market/usdRates';
import { BrandStore } from '@/exchange/app/site/brandStore';
import { isOffered } from '@/exchange/app/site/offered';
import { brandFrom } from '@/exchange/app/site/readBrand';
import { reviewerOf } from '@/exchange/app/site/reviewOf';
import { type SiteMarkets, siteConfigOf } from '@/exchange/app/site/siteConfig';
import { registerSiteRoutes } from '@/exchange/http/siteRoutes';
import { buildRouteTestApp } from '../support/exchangeApp';
import { liveSpot } from '../support/liveSpot';
import { silentLog } from '../support/silentLog';

const has = { phone: true, provider: true, payments: false, recaptcha: false };

const coin = { name: 'x', icon: '', isFiat: false, isOpen: 1, sort: 1, scale: 8 };
const pair = {
  ...{ minQuantity: '1', maxQuantity: '1', minNotional: '1', priceBand: '0.1', ...liveSpot, categories: [], listedAt: 0 },
  ...{ symbol: 'BTC_USDT', base: 'BTC', quote: 'USDT', priceIncrement: '0.1', quantityIncrement: '0.00001', sort: 3 },
};
const markets: SiteMarkets = {
  coins: () => [
    { ...coin, coinSymbol: 'BTC' },
    { ...coin, coinSymbol: 'NEW' },
  ],
  pairs: () => [pair],
  usdRates: () => new Map([['BTC', '96000.1']]),
};

async function loaded() {
  const store = new BrandStore('brands', 'kontor', silentLog);
  await store.load();
  return store;
}

describe('site config', () => {
  it('of every brand keeps the contract', async () => {
    const schema = Compile(SiteConfig);
    const store = await loaded();
    expect(store.all().map(({ name }) => name)).toEqual(['aalto', 'bergen', 'kontor', 'riga', 'visby']);
    for (const brand of store.all()) expect(schema.Errors(siteConfigOf(brand, markets, has))).toEqual([]);
  });

  it.each([
    ['rules', { practice: true }],
    ['operators', { practice: true, verification: { review: 'operators' } }],
    // Rules decide about practice coins alone.
    ['operators', { practice: false, verification: { review: 'rules' } }],
    ['provider', { practice: false }],
    ['provider', { practice: true, verification: { review: 'provider' } }],
  ] as const)('says who reviews: %s of %j', (reviewer, facts) => {
    expect(reviewerOf(facts, true)).toBe(reviewer);
    // Where no provider is set, people do what one would.
    expect(reviewerOf(facts, false)).toBe(reviewer === 'provider' ? 'operators' : reviewer);
  });

  it('says what the specification says of the brands', async () => {
    const store = await loaded();
    const of = (name: string) => siteConfigOf(store.get(name), markets, has);
    expect([of('kontor').links.help, of('kontor').links.footer.help]).toEqual([undefined, undefined]);
    expect([of('visby').accent, of('visby').links.affiliate?.default]).toEqual([of('bergen').accent, 'https://partners.visby.example']);
    expect(store.all().flatMap(({ name }) => (of(name).links.affiliate ? [name] : []))).toEqual(['bergen', 'visby']);
    expect(of('riga').licence?.flag).toBe('eu');
    const aalto = of('aalto');
    expect([aalto.supportSpot, aalto.supportFutures, aalto.supportEarn, aalto.supportExpressTrading]).toEqual([false, false, true, true]);
    expect(aalto.languages).toHaveLength(2);
    // Nothing is traded there; how coins are counted is known all the same.
    expect(aalto.openTradeSymbols.BTC_USDT).toMatchObject({ isShow: false, base: 'BTC', quantityIncrement: '0.00001' });
  });

  it('takes coins and pairs from the markets, and overrides from the file', async () => {
    const brand = (await loaded()).get('kontor');
    const config = siteConfigOf(brand, markets, has);
    expect(config.coinInfo).toEqual({ BTC: { isOpen: 1, rate: { USD: '96000.1' } }, NEW: { isOpen: 1, rate: {} } });
    const steps = { quantityIncrement: '0.00001', priceIncrement: '0.1', minNotional: '1' };
    const listed = { base: 'BTC', quote: 'USDT', ...steps };
    expect(config.openTradeSymbols).toEqual({ BTC_USDT: { isShow: true, sort: 3, ...listed } });
    const own = { coinInfo: { NEW: { isOpen: 0, rate: { USD: '2' } } }, openTradeSymbols: { BTC_USDT: { isShow: false } } } as const;
    const overridden = siteConfigOf({ ...brand, file: { ...brand.file, ...structuredClone(own) } } as typeof brand, markets, has);
    expect(overridden.coinInfo.NEW).toEqual({ isOpen: 0, rate: { USD: '2' } });
    expect(overridden.openTradeSymbols.BTC_USDT).toMatchObject({ isShow: false, sort: 3 });
  });

  it('has no express trading of neither side', async () => {
    const text = (sides: object) => JSON.stringify({ ...JSON.parse(readFileSync('brands/kontor/site.json', 'utf8')), ...sides });
    const withSides = async (buys: boolean, sells: boolean) => {
      const sides = { supportExpressTradingBuy: buys, supportExpressTradingSell: sells };
      const brand = await brandFrom('brands/kontor', 'kontor', text(sides));
      expect(isOffered('expressCurrencies', brand.file)).toBe(buys || sells);
      const config = siteConfigOf(brand, markets, has);
      return [config.supportExpressTrading, config.supportExpressTradingBuy, config.supportExpressTradingSell];
    };
    expect(await withSides(true, false)).toEqual([true, true, false]);
    expect(await withSides(false, true)).toEqual([true, false, true]);
    expect(await withSides(false, false)).toEqual([false, false, false]);
  });

  it('keeps names and steps of a delisted pair, which no brand can show', async () => {
    const brand = (await loaded()).get('kontor');
    const file = { ...brand.file, openTradeSymbols: { BTC_USDT: { isShow: true } } };
    const { openTradeSymbols } = siteConfigOf({ ...brand, file }, { ...markets, pairs: () => [{ ...pair, state: 'DELISTED' }] }, has);
    expect(openTradeSymbols.BTC_USDT).toMatchObject({ isShow: false, base: 'BTC', quote: 'USDT', quantityIncrement: '0.00001' });
  });

  it('is served by the visiting host or by a named one', async () => {
    const store = await loaded();
    const app = buildRouteTestApp({ brandOf: (host) => store.nameOf(host) });
    registerSiteRoutes(app, {
      configOf: (host) => siteConfigOf(store.get(store.nameOf(host)), markets, has),
      documentOf: () => undefined,
      imageOf: () => undefined,
    });
    const brandAt = async (url: string, host: string) =>
      (await app.inject({ url, headers: { 'x-forwarded-host': host } })).json().data.brand;
    expect(await brandAt('/site/config', 'riga.localhost:3000')).toBe('riga');
    expect(await brandAt('/site/config?host=Aalto.localhost:3000', 'riga.localhost:3000')).toBe('aalto');
    expect(await brandAt('/site/config', 'localhost')).toBe('kontor');
  });
});

describe("a brand's picture", () => {
  const bytes = Buffer.from('<svg/>');
  const name = `${'a'.repeat(22)}.svg`;
  const ask = async (asked: string) => {
    const app = buildRouteTestApp({ brandOf: () => 'kontor' });
    registerSiteRoutes(app, {
      configOf: () => {
        throw new Error('not asked for');
      },
      documentOf: () => undefined,
      imageOf: (known) => (known === name ? { contentType: 'image/svg+xml', bytes } : undefined),
    });
    return app.inject({ url: `/site/image?name=${asked}` });
  };

  it('is kept by browsers for as long as they like, and runs nothing when it is opened by itself', async () => {
    const { statusCode, headers, body } = await ask(name);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: '<svg/>' });
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
    });
  });

  it('that is not known, or no name of one, is no picture and is kept by nobody for long', async () => {
    const unknown = await ask(`${'b'.repeat(22)}.svg`);
    expect([unknown.statusCode, (await ask('../site.json')).statusCode]).toEqual([404, 400]);
    expect(unknown.headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

describe('USD rates', () => {
  it('go over one market at most, and leave out what never traded', () => {
    const rates = usdRatesFrom([
      { base: 'ETH', quote: 'BTC', last: '0.05' },
      { base: 'BTC', quote: 'EUR', last: '80000' },
      { base: 'BTC', quote: 'USDT', last: '100000' },
      { base: 'NEW', quote: 'USDT', last: null },
    ]);
    expect(Object.fromEntries(rates)).toEqual({ USDT: '1', BTC: '100000', ETH: '5000', EUR: '1.25' });
  });
});

import { AppError } from '@/exchange/app/appError';
import { route } from '@/exchange/http/route';
import { buildRouteTestApp, TEST_TOKEN, testActor } from '../support/exchangeApp';

const depthOf = (symbol: string) => ({ symbol, seq: 1, bids: [], asks: [], at: 1 });

describe('route', () => {
  it('turns the query into the schema types, fills in defaults and wraps the answer', async () => {
    const app = buildRouteTestApp();
    const seen: unknown[] = [];
    route(app, 'depth', ({ params, brand, language, actor }) => {
      seen.push(params, brand, language, actor);
      return depthOf(params.symbol);
    });
    const answer = await app.inject({
      url: '/market/depth?symbol=BTC_USDT&limit=5',
      headers: { 'exchange-language': 'ar-AE', 'exchange-token': TEST_TOKEN },
    });
    expect(answer.json()).toEqual({ code: '0', msg: 'success', data: depthOf('BTC_USDT') });
    expect(seen).toEqual([{ symbol: 'BTC_USDT', limit: 5 }, 'kontor', 'ar-AE', undefined]);
    await app.inject({ url: '/market/depth?symbol=BTC_USDT', headers: { 'exchange-language': '<script>' } });
    expect(seen.slice(4)).toEqual([{ symbol: 'BTC_USDT', limit: 30 }, 'kontor', 'en', undefined]);
  });

  it.each([
    ['?limit=5', 'request.invalid||symbol||required'],
    ['?symbol=BTC_USDT&limit=501', 'request.invalid||limit||must be <= 500'],
    ['?symbol=BTC_USDT&limit=many', 'request.invalid||limit||must be integer'],
  ])('names the field and the rule of %s', async (query, msg) => {
    const app = buildRouteTestApp();
    route(app, 'depth', ({ params }) => depthOf(params.symbol));
    const answer = await app.inject({ url: `/market/depth${query}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ code: '10001', msg, data: null });
  });

  it('does not coerce bodies and refuses fields nobody knows', async () => {
    const app = buildRouteTestApp();
    route(app, 'trackSave', ({ params }) => params);
    const post = (payload: object) =>
      app.inject({ method: 'POST', url: '/user/track', payload, headers: { 'exchange-token': TEST_TOKEN } });
    expect((await post({ key: 'hide', status: '1' })).json().msg).toBe('request.invalid||status||must be integer');
    expect((await post({ key: 'hide', status: 1, more: 1 })).json().msg).toBe('request.invalid||more||not known');
    expect((await post({ key: 'hide', status: 1 })).json().data).toEqual({ key: 'hide', status: 1 });
  });

  it('reads the body of DELETE', async () => {
    const app = buildRouteTestApp();
    route(app, 'cancelAllSpotOrders', ({ params }) => ({ canceledOrderIds: params.symbol ? ['1'] : [] }));
    const payload = { symbol: 'BTC_USDT' };
    const answer = await app.inject({ method: 'DELETE', url: '/spot/orders', payload, headers: { 'exchange-token': TEST_TOKEN } });
    expect(answer.json().data).toEqual({ canceledOrderIds: ['1'] });
  });

  it('asks for a valid token of this brand on private calls, with HTTP 403 otherwise', async () => {
    const brandOf = (host: string) => (host === 'visby.localhost' ? 'visby' : 'kontor');
    const app = buildRouteTestApp({ brandOf });
    route(app, 'spotFeeRates', ({ actor }) => ({ makerFeeRate: actor.userId, takerFeeRate: '0' }));
    const get = (headers: Record<string, string>) => app.inject({ url: '/spot/fee-rates', headers });
    expect((await get({ 'exchange-token': TEST_TOKEN })).json().data.makerFeeRate).toBe(testActor.userId);
    const elsewhere = { 'exchange-token': TEST_TOKEN, 'x-forwarded-host': 'Visby.localhost:3000' };
    const refused: Record<string, string>[] = [{}, { 'exchange-token': 'x' }, elsewhere];
    for (const headers of refused) {
      const answer = await get(headers);
      expect([answer.statusCode, answer.json()]).toEqual([403, { code: '10006', msg: 'auth.token_invalid', data: null }]);
    }
  });

  it('refuses a page of another account than the token, and ends no session by it', async () => {
    const app = buildRouteTestApp();
    route(app, 'spotFeeRates', () => ({ makerFeeRate: '0', takerFeeRate: '0' }));
    route(app, 'pairs', () => []);
    const get = async (url: string, account: string) => {
      const answer = await app.inject({ url, headers: { 'exchange-token': TEST_TOKEN, 'exchange-account': account } });
      return [answer.statusCode, answer.json().code, answer.json().msg];
    };
    expect(await get('/spot/fee-rates', `${testActor.userId}0`)).toEqual([200, '20047', 'auth.other_account']);
    expect(await get('/spot/fee-rates', testActor.userId)).toEqual([200, '0', 'success']);
    expect(await get('/spot/fee-rates', '')).toEqual([200, '0', 'success']);
    expect(await get('/market/pairs', `${testActor.userId}0`)).toEqual([200, '0', 'success']);
  });

  it('believes x-forwarded-host and x-forwarded-for from trusted proxies only', async () => {
    const app = buildRouteTestApp({ brandOf: (host) => host });
    const seen: string[] = [];
    route(app, 'pairs', ({ brand, ip }) => {
      seen.push(`${brand} ${ip}`);
      return [];
    });
    const headers = { 'x-forwarded-host': 'visby.localhost', 'x-forwarded-for': '203.0.113.9' };
    await app.inject({ url: '/market/pairs', headers, remoteAddress: '127.0.0.1' });
    await app.inject({ url: '/market/pairs', headers: { ...headers, host: 'a.example:80' }, remoteAddress: '198.51.100.1' });
    expect(seen).toEqual(['visby.localhost 203.0.113.9', 'a.example 198.51.100.1']);
  });

  it('answers refusals with HTTP 200, limits with 429, and surprises with 500 that tell nothing', async () => {
    const app = buildRouteTestApp();
    const failures = [new AppError('priceTick', '0.1'), new AppError('rateLimited', 3), new Error('password=hunter2')];
    route(app, 'coins', () => Promise.reject(failures.shift()));
    const answers = [await app.inject('/market/coins'), await app.inject('/market/coins'), await app.inject('/market/coins')];
    expect(answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body)])).toEqual([
      [200, { code: '40003', msg: 'order.price_tick||0.1', data: null }],
      [429, { code: '10003', msg: 'request.rate_limited||3', data: null }],
      [500, { code: '500', msg: 'system.internal', data: null }],
    ]);
  });

  it('refuses calls of features the brand has switched off', async () => {
    const app = buildRouteTestApp({ isOffered: (endpoint, brand) => endpoint !== 'coins' || brand !== 'kontor' });
    route(app, 'coins', () => []);
    route(app, 'pairs', () => []);
    expect((await app.inject('/market/coins')).json().msg).toBe('request.feature_off');
    expect((await app.inject('/market/pairs')).json().code).toBe('0');
  });

  it('answers broken JSON and unknown paths with the envelope', async () => {
    const app = buildRouteTestApp();
    route(app, 'logout', () => null);
    const headers = { 'content-type': 'application/json', 'exchange-token': TEST_TOKEN };
    const broken = await app.inject({ method: 'POST', url: '/auth/logout', headers, payload: '{"platform":' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, '10001']);
    const nowhere = await app.inject('/nowhere');
    expect([nowhere.statusCode, nowhere.json()]).toEqual([404, { code: '10002', msg: 'request.not_found', data: null }]);
  });

  it('turns blocked visitors away with HTTP 423, except from the site config', async () => {
    const app = buildRouteTestApp({ isBlocked: (ip, country) => ip === '203.0.113.9' || country === 'XX', countryHeader: 'cf-ipcountry' });
    route(app, 'pairs', () => []);
    route(app, 'siteConfig', () => Promise.reject(new AppError('unavailable')));
    const from = (url: string, headers: Record<string, string>) => app.inject({ url, headers });
    const blocked = await from('/market/pairs', { 'x-forwarded-for': '203.0.113.9' });
    expect([blocked.statusCode, blocked.json().msg]).toEqual([423, 'request.address_blocked']);
    expect((await from('/market/pairs', { 'cf-ipcountry': 'xx' })).statusCode).toBe(423);
    expect((await from('/market/pairs', { 'x-forwarded-for': '203.0.113.8' })).statusCode).toBe(200);
    expect((await from('/site/config', { 'x-forwarded-for': '203.0.113.9' })).json().code).toBe('10005');
  });
});

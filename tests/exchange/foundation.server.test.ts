import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { blockingOf } from '@/exchange/http/accessBlocking';
import { CALL_COSTS } from '@/exchange/http/callLimits';
import { registerDocs } from '@/exchange/http/docs/registerDocs';
import { type ReadyCheck, registerHealth } from '@/exchange/http/health';
import { buildHttpServer, type HttpServerOptions } from '@/exchange/http/httpServer';
import { createMetrics } from '@/exchange/http/metrics';
import { route } from '@/exchange/http/route';
import { registerSimulatedPayments } from '@/exchange/http/simulatedPaymentRoutes';
import { registerSiteRoutes } from '@/exchange/http/siteRoutes';
import { createLogger } from '@/exchange/logger';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { plainAccess, TEST_TOKEN } from '../support/exchangeApp';

const lines: string[] = [];
const log = createLogger('debug', { write: (line) => void lines.push(line) });

const openAccess = {
  ...plainAccess,
  authenticate: async () => undefined,
  brandOf: () => 'kontor',
  isOffered: () => true,
  isBlocked: () => false,
};

async function build(options: Partial<HttpServerOptions> = {}): Promise<FastifyInstance> {
  return buildHttpServer({ log, access: openAccess, metrics: createMetrics(), trustedProxies: [], requestsPerMinute: 100, ...options });
}

const direct = { host: '127.0.0.1:4000' };

describe('health', () => {
  const answerOf = async (checks: Record<string, ReadyCheck>) => {
    const app = await build();
    registerHealth(app, checks, () => 'r1');
    const { statusCode, body } = await app.inject({ url: '/health/ready', headers: direct });
    return [statusCode, JSON.parse(body)];
  };

  it('is ready when every check passes, and names the one that does not', async () => {
    expect(await answerOf({ database: async () => true, markets: () => true })).toEqual([
      200,
      { status: 'ready', checks: { database: true, markets: true } },
    ]);
    expect(await answerOf({ database: () => Promise.reject(new Error('gone')), markets: () => false })).toEqual([
      503,
      { status: 'not ready', checks: { database: false, markets: false } },
    ]);
  });

  it('does not wait for a check that hangs', async () => {
    expect(await answerOf({ database: () => new Promise(() => {}) })).toEqual([503, { status: 'not ready', checks: { database: false } }]);
  });
});

describe('server', () => {
  it('keeps operators routes on this machine', async () => {
    const app = await build();
    registerHealth(app, {}, () => 'r1');
    const from = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      (await app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;
    expect(await from(direct)).toBe(200);
    expect(await from({ host: 'localhost:4000' }, '::1')).toBe(200);
    expect(await from({ ...direct, 'x-forwarded-host': 'kontor.example' })).toBe(404);
    expect(await from({ ...direct, 'x-forwarded-for': '203.0.113.9' })).toBe(404);
    expect(await from({ host: 'rebound.example' })).toBe(404);
    expect(await from(direct, '198.51.100.7')).toBe(404);
  });

  it('counts answers by endpoint and status', async () => {
    const app = await build();
    route(app, 'pairs', () => []);
    await app.inject('/market/pairs');
    await app.inject('/scanner/path');
    const { body } = await app.inject({ url: '/metrics', headers: direct });
    expect(body).toMatch('kontor_http_request_seconds_count{endpoint="pairs",status="200"} 1');
    expect(body).toMatch('kontor_http_request_seconds_count{endpoint="unknown",status="404"} 1');
  });

  it('limits the calls of one address, not of others', async () => {
    const app = await build({ requestsPerMinute: 2 });
    route(app, 'pairs', () => []);
    const from = async (ip: string) => app.inject({ url: '/market/pairs', headers: { 'x-forwarded-for': ip } });
    expect([(await from('203.0.113.1')).statusCode, (await from('203.0.113.1')).statusCode]).toEqual([200, 200]);
    const refused = await from('203.0.113.1');
    expect([refused.statusCode, refused.json()]).toEqual([429, { code: '10003', msg: 'request.rate_limited||60', data: null }]);
    expect(refused.headers['retry-after']).toBe('60');
    expect((await from('203.0.113.2')).statusCode).toBe(200);
  });

  it('takes more out of a budget for what costs more', async () => {
    const app = await build({ requestsPerMinute: 25 });
    route(app, 'pairs', () => []);
    route(app, 'klines', () => [], CALL_COSTS.candles);
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const candles = () => app.inject({ url: '/market/klines?coinSymbol=BTC_USDT&type=1m', headers });
    const light = () => app.inject({ url: '/market/pairs', headers });
    const left = async (answer: Promise<{ headers: Record<string, unknown> }>) => Number((await answer).headers['x-ratelimit-remaining']);
    expect([await left(candles()), await left(light()), await left(candles()), await left(light())]).toEqual([15, 14, 4, 3]);
    expect((await candles()).statusCode).toBe(429);
  });

  it('counts pages of the simulated payment provider, which ask the database, as calls', async () => {
    const app = await build({ requestsPerMinute: 12 });
    registerSimulatedPayments(app, { find: async () => undefined, byReference: async () => undefined, act: async () => false });
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    const payment = `pay_${'A'.repeat(43)}`;
    const page = async () => (await app.inject({ url: `/express/simulated/page?payment=${payment}`, headers })).statusCode;
    const act = async () =>
      (
        await app.inject({
          ...{ method: 'POST', url: '/express/simulated/act', payload: `payment=${payment}&outcome=decline` },
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        })
      ).statusCode;
    expect([await page(), await act(), await page(), await act()]).toEqual([200, 200, 429, 429]);
  });

  it('counts an IPv6 visitor by network, whatever address of it is used', async () => {
    const app = await build({ requestsPerMinute: 1 });
    route(app, 'pairs', () => []);
    const from = async (ip: string) => (await app.inject({ url: '/market/pairs', headers: { 'x-forwarded-for': ip } })).statusCode;
    expect([await from('2001:db8:0:1::1'), await from('2001:db8:0:1:ffff::9'), await from('2001:db8:0:2::1')]).toEqual([200, 429, 200]);
  });

  it('does not count what the web reads for everybody', async () => {
    const app = await build({ requestsPerMinute: 1 });
    route(app, 'pairs', () => []);
    const from = async (remoteAddress: string) => (await app.inject({ url: '/market/pairs', remoteAddress })).statusCode;
    expect([await from('127.0.0.1'), await from('127.0.0.1'), await from('::1'), await from('::1')]).toEqual([200, 200, 200, 200]);
    expect([await from('198.51.100.7'), await from('198.51.100.7')]).toEqual([200, 429]);
  });

  it('lets nobody keep what is personal, and says https where it is', async () => {
    const app = await build();
    route(app, 'pairs', () => []);
    route(app, 'coins', () => Promise.reject(new Error('broken')));
    route(app, 'captchaChallenge', () => ({ provider: 'recaptcha', siteKey: 'x' }));
    route(app, 'userInfo', () => Promise.reject(new Error('not reached')));
    registerHealth(app, {}, () => 'r1');
    const headersOf = async (url: string, headers: Record<string, string> = {}) => (await app.inject({ url, headers })).headers;
    const caching = async (url: string, headers?: Record<string, string>) => (await headersOf(url, headers))['cache-control'];
    expect(await caching('/market/pairs')).toBeUndefined();
    const personal = [
      await caching('/market/pairs', { 'exchange-token': TEST_TOKEN }),
      await caching('/market/coins', { 'exchange-token': TEST_TOKEN }),
      await caching('/user/info'),
      await caching('/auth/captcha'),
      await caching('/health/live', direct),
    ];
    expect(personal).toEqual(personal.map(() => 'no-store'));
    const https = { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' };
    expect((await headersOf('/market/pairs', https))['strict-transport-security']).toMatch(/^max-age=\d+$/);
    expect((await headersOf('/market/pairs'))['strict-transport-security']).toBeUndefined();
  });

  it('reads the country header however its setting spells it', async () => {
    const seen: (string | undefined)[] = [];
    const isBlocked = (_ip: string, country: string | undefined) => {
      seen.push(country);
      return country === 'XX';
    };
    const app = await build({ access: { ...openAccess, isBlocked, countryHeader: 'CF-IPCountry' } });
    route(app, 'pairs', () => []);
    expect((await app.inject({ url: '/market/pairs', headers: { 'cf-ipcountry': 'xx' } })).statusCode).toBe(423);
    expect(seen).toEqual(['XX']);
  });

  it('tells a blocked visitor no more than the page needs that says so: the brand and its pictures', async () => {
    const app = await build({ access: { ...openAccess, isBlocked: () => true } });
    registerSiteRoutes(app, {
      configOf: () => emptySiteConfig,
      documentOf: () => undefined,
      imageOf: () => ({ contentType: 'image/svg+xml', bytes: Buffer.from('<svg/>') }),
    });
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode;
    expect(await statusOf('/site/config')).toBe(200);
    expect(await statusOf(`/site/image?name=${'a'.repeat(22)}.svg`)).toBe(200);
    expect(await statusOf('/site/document?name=terms&language=en')).toBe(423);
  });

  it('names every request and never logs tokens', async () => {
    lines.length = 0;
    const app = await build();
    route(app, 'coins', () => Promise.reject(new Error('broken')));
    const answer = await app.inject({ url: '/market/coins', headers: { 'exchange-token': TEST_TOKEN } });
    log.info({ headers: { 'exchange-token': TEST_TOKEN }, password: 'hunter2', body: { code: '123456', password: 'hunter2' } }, 'careless');
    const written = lines.join('');
    expect(written).toMatch(`"reqId":"${answer.headers['x-request-id']}"`);
    expect(written).toMatch('broken');
    expect(written).not.toMatch(new RegExp(`${TEST_TOKEN}|hunter2|123456`));
  });

  it('says unavailable while the database does not answer, not that something broke', async () => {
    const app = await build();
    route(app, 'coins', () => Promise.reject(new DatabaseUnavailableError('deadline', false, 'silent')));
    const answer = await app.inject('/market/coins');
    expect([answer.statusCode, answer.json()]).toEqual([200, { code: '10005', msg: 'system.unavailable', data: null }]);
  });

  it('refuses bodies larger than calls need', async () => {
    const app = await build();
    route(app, 'captchaChallenge', () => ({ provider: 'recaptcha', siteKey: 'x' }));
    route(app, 'registerVerify', () => Promise.reject(new Error('not reached')));
    const payload = { captcha: 'x'.repeat(70_000) };
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/auth/register/verify', payload });
    expect([statusCode, JSON.parse(body).code]).toEqual([413, '10001']);
  });

  it('describes the API under a policy that lets its one script in and nothing else', async () => {
    const app = await build();
    registerDocs(app, 'v1');
    const page = await app.inject({ url: '/docs', headers: { 'x-forwarded-host': 'kontor.example' } });
    expect(page.headers['content-security-policy']).toMatch("default-src 'none'");
    expect(page.body).toMatch('/spot/order');
    const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)];
    const hashes = scripts.map(([, attributes, code = '']) => [attributes, createHash('sha256').update(code).digest('base64')]);
    const allowed = /script-src ([^;]+)/.exec(String(page.headers['content-security-policy']))?.[1];
    expect(hashes.map(([attributes, hash]) => `${attributes}'sha256-${hash}'`)).toEqual([allowed]);
    expect(page.body).not.toMatch(/style="|(src|href)="(https?:)?\/\//);
    // Without the script there is no button that does nothing.
    expect(page.body.match(/<button[^>]*>/g)?.every((button) => / hidden>/.test(button))).toBe(true);
    expect((await app.inject('/openapi.json')).json().openapi).toBe('3.1.0');
  });
});

describe('blocking', () => {
  it('matches addresses, networks and countries', () => {
    const isBlocked = blockingOf(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32'], ['XX']);
    const blocked = ['203.0.113.200', '198.51.100.7', '2001:db8::1', '::ffff:203.0.113.5'];
    const open = ['203.0.114.1', '198.51.100.8', '2001:db9::1', 'unknown'];
    expect(blocked.map((ip) => isBlocked(ip, undefined))).toEqual([true, true, true, true]);
    expect(open.map((ip) => isBlocked(ip, 'YY'))).toEqual([false, false, false, false]);
    expect(isBlocked('192.0.2.1', 'XX')).toBe(true);
  });
});

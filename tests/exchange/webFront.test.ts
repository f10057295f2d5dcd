import type { FastifyInstance } from 'fastify';
import { buildHttpServer } from '@/exchange/http/httpServer';
import { createMetrics } from '@/exchange/http/metrics';
import { route } from '@/exchange/http/route';
import { registerSiteRoutes } from '@/exchange/http/siteRoutes';
import { createLogger } from '@/exchange/logger';
import { emptySiteConfig } from '@/src/brand/emptySiteConfig';
import { plainAccess } from '../support/exchangeApp';
import { startFront } from '../support/webFront';

// The web's server before the exchange's own: who counts as whom at the far end.

const access = {
  ...plainAccess,
  authenticate: async () => undefined,
  brandOf: () => 'kontor',
  isOffered: () => true,
  isBlocked: () => false,
};
let app: FastifyInstance;
let front: Awaited<ReturnType<typeof startFront>>;

async function open(requestsPerMinute: number, trustedProxies: string[] = []): Promise<void> {
  app = await buildHttpServer({ log: createLogger('silent'), access, metrics: createMetrics(), trustedProxies, requestsPerMinute });
  route(app, 'pairs', () => []);
  registerSiteRoutes(app, {
    configOf: () => ({ ...emptySiteConfig, brand: 'kontor' }),
    documentOf: () => undefined,
    imageOf: () => undefined,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  front = await startFront({ exchangePort: typeof address === 'object' && address ? address.port : 0, trustedProxies });
}

const call = (headers: Record<string, string> = {}, path = '/api/market/pairs') =>
  fetch(`http://127.0.0.1:${front.port}${path}`, { headers }).then(({ status }) => status);

afterEach(async () => {
  await front.close();
  await app.close();
});

it('a forged address buys no fresh budget', async () => {
  await open(2);
  const statuses = [];
  for (const last of [1, 2, 3, 4]) statuses.push(await call({ 'x-forwarded-for': `203.0.113.${last}`, 'x-real-ip': `203.0.113.${last}` }));
  expect(statuses).toEqual([200, 200, 429, 429]);
});

it('visitors behind a named proxy have a budget each, and what they claim before it does not help', async () => {
  await open(2, ['127.0.0.1']);
  const through = (forwarded: string) => call({ 'x-forwarded-for': forwarded });
  expect([await through('203.0.113.1'), await through('203.0.113.1'), await through('6.6.6.6, 203.0.113.1')]).toEqual([200, 200, 429]);
  expect([await through('203.0.113.2'), await through('203.0.113.2')]).toEqual([200, 200]);
});

it('the reads behind pages cost no visitor anything', async () => {
  await open(2);
  for (const page of ['/', '/markets', '/login', '/register', '/ar-AE']) expect(await call({}, page)).toBe(200);
  expect([await call(), await call(), await call()]).toEqual([200, 200, 429]);
});

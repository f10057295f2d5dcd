import type { FastifyInstance } from 'fastify';
import { AppError } from '@/exchange/app/appError';
import { isSigned, signatureOf } from '@/exchange/app/messageSignature';
import { DatabaseUnavailableError } from '@/exchange/app/ports/databaseFailure';
import { buildHttpServer } from '@/exchange/http/httpServer';
import { createMetrics } from '@/exchange/http/metrics';
import { registerVerificationWebhook } from '@/exchange/http/verificationWebhook';
import { createLogger } from '@/exchange/logger';
import { plainAccess } from '../support/exchangeApp';
import { startFront } from '../support/webFront';

// What a provider meets when it calls: through the web's server, as it is called from elsewhere.

const SECRET = 'secret';
const heard: string[] = [];
/** What the decision meets. */
let refusal: Error | undefined;
let app: FastifyInstance;
let front: Awaited<ReturnType<typeof startFront>>;

async function take(body: Buffer, signature: string): Promise<null> {
  if (!isSigned(SECRET, body, signature, Date.now())) throw new AppError('tokenInvalid');
  if (refusal) throw refusal;
  heard.push(body.toString());
  return null;
}

async function open(requestsPerMinute: number): Promise<void> {
  refusal = undefined;
  heard.length = 0;
  // Every visitor is turned away: a provider is none.
  const access = {
    ...plainAccess,
    authenticate: async () => undefined,
    brandOf: () => 'kontor',
    isOffered: () => true,
    isBlocked: () => true,
  };
  app = await buildHttpServer({ log: createLogger('silent'), access, metrics: createMetrics(), trustedProxies: [], requestsPerMinute });
  registerVerificationWebhook(app, take);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const address = app.server.address();
  front = await startFront({ exchangePort: typeof address === 'object' && address ? address.port : 0 });
}
afterEach(async () => {
  await front.close();
  await app.close();
});

async function call(body: string, signature = signatureOf(SECRET, body, Date.now()), type = 'application/json') {
  const headers = { 'content-type': type, 'x-kontor-signature': signature };
  const answer = await fetch(`http://127.0.0.1:${front.port}/api/verification/webhook`, { method: 'POST', headers, body });
  return answer.status;
}

it('hears a provider from anywhere, by exactly the bytes that were signed', async () => {
  await open(1_000);
  // Read and written again, these would be other bytes.
  const odd = '{ "b" : "\\u00e9",\r\n"a":1.0 }';
  expect(await call(odd)).toBe(200);
  expect(heard).toEqual([odd]);
  expect(await call(`${odd} `, signatureOf(SECRET, odd, Date.now()))).toBe(401);
  expect(await call(odd, signatureOf(SECRET, odd, Date.now() - 301_000))).toBe(401);
  expect(await call(odd, '')).toBe(401);
  expect(await call('a=1', undefined, 'application/x-www-form-urlencoded')).toBe(415);
  expect(await call(' '.repeat(40_000))).toBe(413);
  expect(heard).toHaveLength(1);
});

it('refuses by a status, and asks to be called again only where that helps', async () => {
  await open(1_000);
  const refused = async (error: Error) => {
    refusal = error;
    return call('{}');
  };
  expect(await refused(new AppError('badRequest', 'request', 'not a decision'))).toBe(400);
  expect(await refused(new AppError('verificationUnknown'))).toBe(404);
  for (const code of ['verificationStale', 'verificationFinal', 'verificationNotNow'] as const)
    expect(await refused(new AppError(code))).toBe(409);
  expect(await refused(new DatabaseUnavailableError('connection', true, 'away'))).toBe(503);
  expect(await refused(new Error('a fault'))).toBe(500);
});

it('has a budget', async () => {
  await open(10);
  expect([await call('{}', ''), await call('{}', ''), await call('{}', '')]).toEqual([401, 401, 429]);
});

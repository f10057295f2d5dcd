import { type EndpointName, endpoints } from '@/contract/endpoints';
import { type OperatorCallName, operatorCalls } from '@/contract/operator';
import { ask, askSample } from '../support/authorisation/ask';
import { type FuzzedExchange, openFuzzedExchange } from '../support/fuzzedExchange';
import { operatorSampleParams } from '../support/sampleParams';

// Nothing that is a user's may stay in any cache. From the contract: a new call is personal until it is named here.

const names = Object.keys(endpoints) as EndpointName[];

/** Answered alike to everybody at a brand. */
const FOR_EVERYBODY: ReadonlySet<EndpointName> = new Set([
  ...(['siteConfig', 'siteDocument', 'coins', 'instruments', 'pairs', 'symbolInfo', 'tickers', 'klines', 'depth'] as const),
  ...(['recentTrades', 'sparklines', 'standardFeeRates', 'earnOffers', 'chains', 'liabilities'] as const),
  ...(['recentTrades', 'sparklines', 'standardFeeRates', 'earnOffers', 'chains', 'convertCoins', 'convertPrice'] as const),
  ...(['recentTrades', 'sparklines', 'standardFeeRates', 'earnOffers', 'chains'] as const),
  ...(['expressCurrencies', 'expressMethods', 'expressPrices', 'expressSlogan'] as const),
  ...(['recentTrades', 'sparklines', 'standardFeeRates', 'earnOffers', 'earnAvailable', 'earnCoin', 'chains'] as const),
] satisfies EndpointName[]);

describe('caches', () => {
  let exchange: FuzzedExchange;
  beforeAll(async () => {
    exchange = await openFuzzedExchange(2);
  });
  afterAll(() => exchange.stop());
  const cachingOf = async (answer: ReturnType<typeof ask>) => (await answer).headers['cache-control'];

  it.each(names)('keep nothing personal of %s, answered or refused', async (name) => {
    const expected = FOR_EVERYBODY.has(name) ? undefined : 'no-store';
    expect(await cachingOf(askSample(exchange, name))).toBe(expected);
    expect(await cachingOf(ask(exchange, name, { made: 'up' }))).toBe(expected);
    const [token = '', spare = ''] = exchange.tokens;
    // Some of them end the session: what is asked after is refused, and as little kept.
    for (const who of [token, spare, 'worn out']) {
      expect(await cachingOf(askSample(exchange, name, who))).toBe('no-store');
      expect(await cachingOf(ask(exchange, name, { made: 'up' }, who))).toBe('no-store');
    }
  });

  it('keep nothing of what was cut short: no JSON, too large, another method, no such path', async () => {
    const { app } = exchange;
    const host = 'kontor.localhost';
    const json = { host, 'content-type': 'application/json' };
    const answers = [
      await app.inject({ method: 'POST', url: endpoints.createSpotOrder.path, headers: json, payload: '{' }),
      await app.inject({ method: 'POST', url: endpoints.createSpotOrder.path, headers: json, payload: `"${'x'.repeat(70_000)}"` }),
      await app.inject({
        method: 'POST',
        url: endpoints.createSpotOrder.path,
        headers: { host, 'content-type': 'text/odd' },
        payload: 'x',
      }),
      await app.inject({ method: 'PUT', url: endpoints.createSpotOrder.path, headers: { host } }),
      await app.inject({ url: '/user/nothing', headers: { host } }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 413, 415, 404, 404]);
    for (const { headers } of answers) expect(headers['cache-control']).toBe('no-store');
  });

  it.each(Object.keys(operatorCalls) as OperatorCallName[])('keep nothing of %s, of an operator or nobody', async (name) => {
    const { method, path } = operatorCalls[name];
    expect((await exchange.operate('alice', name, operatorSampleParams(name))).headers['cache-control']).toBe('no-store');
    for (const host of ['127.0.0.1', 'kontor.localhost'])
      expect((await exchange.app.inject({ method, url: path, headers: { host } })).headers['cache-control']).toBe('no-store');
  });
});

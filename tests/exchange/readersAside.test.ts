import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointName } from '@/contract/endpoints';
import { type FuzzedExchange, openFuzzedExchange } from '../support/fuzzedExchange';
import { sampleParams } from '../support/sampleParams';

// How the exchange is put together keeps readers out of the writer's way. Counted, not timed: which lane a statement takes, who waits
// for whom, and what a call costs its caller.

describe('readers', () => {
  let exchange: FuzzedExchange;
  let token = '';
  beforeAll(async () => {
    exchange = await openFuzzedExchange(2, undefined, undefined, 'pglite');
    token = exchange.tokens[0] ?? '';
    expect((await exchange.send('practiceClaim', { body: '{}', token })).envelope).toMatchObject({ code: '0' });
  });
  afterAll(() => exchange.stop());

  const statements = (lane: string) => exchange.figure('kontor_database_seconds_count', `lane="${lane}"`);

  it('share no connection with commits', async () => {
    const before = await statements('writer');
    const params = { ...sampleParams('createSpotOrder'), clientOrderId: 'lanes' };
    expect((await exchange.call('createSpotOrder', params, token)).envelope).toMatchObject({ code: '0' });
    expect(await statements('writer')).toBeGreaterThan(before);
    // What the exchange writes by itself may fall between; what a reader brought would be there each time.
    const brought = async (name: EndpointName) => {
      const between = await statements('writer');
      expect((await exchange.call(name, sampleParams(name), token)).status).toBe(200);
      return (await statements('writer')) - between;
    };
    for (const name of ['spotOrderHistory', 'spotTradeHistory', 'klines', 'openSpotOrders'] as const) {
      let least = await brought(name);
      for (let tries = 1; least > 0 && tries < 50; tries += 1) least = Math.min(least, await brought(name));
      expect([name, least]).toEqual([name, 0]);
    }
  });

  /** The most that waited for their turn while these calls were answered. */
  async function mostWaiting(calls: Promise<unknown>[]): Promise<number> {
    let most = 0;
    let isDone = false;
    const done = Promise.all(calls).then(() => {
      isDone = true;
    });
    for (; !isDone; await sleep(1)) most = Math.max(most, await exchange.figure('kontor_heavy_reads_waiting'));
    await done;
    return most;
  }

  it('of histories take turns', async () => {
    const times = [...Array(20).keys()];
    expect(await mostWaiting(times.map(() => exchange.call('spotOrderHistory', {}, token)))).toBeGreaterThan(5);
    expect(await mostWaiting(times.map(() => exchange.call('spotTradeHistory', {}, token)))).toBeGreaterThan(5);
  });

  it('of candles that are not kept ready take turns', async () => {
    // A market has candles from its first trade on.
    const other = exchange.tokens[1] ?? '';
    expect((await exchange.send('practiceClaim', { body: '{}', token: other })).envelope).toMatchObject({ code: '0' });
    const order = { symbol: 'BTC_USDT', type: 'LIMIT', price: '96000', size: '0.001' };
    for (const [side, by] of [
      ['SELL', token],
      ['BUY', other],
    ] as const)
      expect((await exchange.call('createSpotOrder', { ...order, side, clientOrderId: `candle-${side}` }, by)).envelope).toMatchObject({
        code: '0',
      });
    const hour = 3_600_000;
    // Far apart, so that each is a piece of its own that nobody has read yet.
    const ends = [...Array(20).keys()].map((index) => Date.now() - (index + 1) * 30 * 24 * hour);
    const calls = ends.map(async (endTime) => {
      const query = { coinSymbol: 'BTC_USDT', type: '1h', endTime, limit: 1 };
      expect((await exchange.call('klines', query, token)).status).toBe(200);
    });
    expect(await mostWaiting(calls)).toBeGreaterThan(5);
  });

  it('pay more for what costs more', async () => {
    const address = { 'x-forwarded-for': '198.51.100.1' };
    const left = async (name: EndpointName) => {
      const params = new URLSearchParams(sampleParams(name) as Record<string, string>);
      return Number((await exchange.send(name, { query: `${params}`, token, headers: address })).headers['x-ratelimit-remaining']);
    };
    const costOf = async (name: EndpointName) => (await left('coins')) - (await left(name));
    const light = await costOf('coins');
    const [history, fills, candles] = [await costOf('spotOrderHistory'), await costOf('spotTradeHistory'), await costOf('klines')];
    expect(light).toBe(1);
    for (const heavy of [history, fills]) expect(heavy).toBeGreaterThanOrEqual(3 * light);
    expect(candles).toBeGreaterThan(history);
  });
});

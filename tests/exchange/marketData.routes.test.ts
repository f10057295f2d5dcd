import { Compile } from 'typebox/compile';
import { calls } from '@/contract/calls';
import { type EndpointName, endpoints } from '@/contract/endpoints';
import { registerMarketRoutes } from '@/exchange/http/marketRoutes';
import { buildRouteTestApp } from '../support/exchangeApp';
import { startTestMarket, type TestMarket } from '../support/marketDataFixtures';

const SYMBOL = 'BTC_USDT';
const START_MS = Date.UTC(2026, 10, 21, 12);

async function serve(market: TestMarket) {
  const app = buildRouteTestApp();
  registerMarketRoutes(app, market.marketData);
  /** Calls an endpoint; what comes back on success must keep the contract. */
  const call = async (name: EndpointName, query: Record<string, string> = {}) => {
    const answer = (await app.inject({ url: endpoints[name].path, query })).json();
    if (answer.code === '0' && !Compile(calls[name].data).Check(answer.data)) throw new Error(`${name}: ${JSON.stringify(answer.data)}`);
    return answer;
  };
  return { app, call };
}

describe('market calls', () => {
  let market: TestMarket;
  let call: Awaited<ReturnType<typeof serve>>['call'];

  beforeAll(async () => {
    market = await startTestMarket(SYMBOL, START_MS);
    ({ call } = await serve(market));
    const trades = Array.from({ length: 60 }, (_, index) => ({
      id: String(index + 1),
      priceTicks: 964_800 + index,
      lots: 100_000,
      takerSide: index % 2 === 0 ? ('BUY' as const) : ('SELL' as const),
      atMs: START_MS + index,
    }));
    const bids = Array.from({ length: 40 }, (_, index) => ({ side: 'BUY' as const, priceTicks: 964_700 - index, lots: 5 }));
    const asks = Array.from({ length: 40 }, (_, index) => ({ side: 'SELL' as const, priceTicks: 964_900 + index, lots: 7 }));
    market.book.referenceTicks = 964_800;
    await market.commit([...bids, ...asks], trades);
  });

  it('answers coins, pairs and one pair', async () => {
    expect((await call('coins')).data).toEqual([]);
    expect((await call('pairs')).data).toHaveLength(1);
    expect((await call('symbolInfo', { symbol: SYMBOL })).data).toMatchObject({ symbol: SYMBOL, priceIncrement: '0.1' });
  });

  it('answers tickers with exact 24 h figures', async () => {
    const { data } = await call('tickers');
    expect(data).toEqual([
      {
        symbol: SYMBOL,
        last: '96485.9',
        open: '96480',
        high: '96485.9',
        low: '96480',
        baseVolume: '60',
        quoteVolume: '5788977',
        change: '5.9',
        changePercent: '0.01',
        bestBid: '96470',
        bestAsk: '96490',
        reference: '96480',
        at: START_MS,
      },
    ]);
    expect((await call('tickers', { symbol: SYMBOL })).data).toEqual(data);
  });

  it('answers the book best first, 30 levels unless asked otherwise', async () => {
    const { data } = await call('depth', { symbol: SYMBOL });
    expect([data.seq, data.bids.length, data.asks.length]).toEqual([1, 30, 30]);
    expect([data.bids[0], data.bids[1], data.asks[0]]).toEqual([
      ['96470', '0.00005'],
      ['96469.9', '0.00005'],
      ['96490', '0.00007'],
    ]);
    expect((await call('depth', { symbol: SYMBOL, limit: '500' })).data.asks).toHaveLength(40);
  });

  it('answers the latest trades, newest first', async () => {
    const { data } = await call('recentTrades', { symbol: SYMBOL });
    expect(data).toHaveLength(50);
    expect(data[0]).toEqual({ id: '60', price: '96485.9', quantity: '1', side: 'SELL', at: START_MS + 59 });
  });

  it('answers candles and sparklines', async () => {
    const { data } = await call('klines', { coinSymbol: SYMBOL, type: '1h' });
    expect(data).toEqual([[START_MS, '96480', '96485.9', '96480', '96485.9', '60', '5788977']]);
    expect((await call('klines', { coinSymbol: SYMBOL, type: '1h', endTime: String(START_MS) })).data).toEqual([]);
    expect((await call('sparklines')).data).toEqual({ [SYMBOL]: ['96485.9'] });
  });

  it.each([
    ['symbolInfo', { symbol: 'XXX_YYY' }],
    ['depth', { symbol: 'XXX_YYY' }],
    ['tickers', { symbol: 'XXX_YYY' }],
    ['recentTrades', { symbol: 'XXX_YYY' }],
    ['klines', { coinSymbol: 'XXX_YYY', type: '1m' }],
  ] as [EndpointName, Record<string, string>][])('%s refuses an unknown symbol', async (name, query) => {
    expect(await call(name, query)).toEqual({ code: '30001', msg: 'market.symbol_unknown||XXX_YYY', data: null });
  });

  it('refuses an unknown interval and too large a limit', async () => {
    expect(await call('klines', { coinSymbol: SYMBOL, type: '7m' })).toMatchObject({ code: '10001', data: null });
    expect(await call('depth', { symbol: SYMBOL, limit: '501' })).toMatchObject({ code: '10001', data: null });
  });
});

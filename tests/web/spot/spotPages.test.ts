/** @jest-environment node */
import { HttpResponse, http } from 'msw';
import { loadFirstPair, loadSpotPair } from '@/src/features/spot/server';
import { exchangeServer, withExchangeServer } from '@/tests/support/exchangeServer';
import { siteFixture } from '@/tests/support/siteFixture';

withExchangeServer();

describe('loadFirstPair', () => {
  it('leads to the brand’s first pair, and hands it over within the site', async () => {
    await expect(loadFirstPair({ site: siteFixture, isMove: false })).resolves.toEqual({ redirectTo: '/trade/spot/BTC_USDT' });
    await expect(loadFirstPair({ site: siteFixture, isMove: true })).resolves.toEqual({ first: 'BTC_USDT' });
  });

  it('finds nothing where nothing is traded', async () => {
    await expect(loadFirstPair({ site: { ...siteFixture, openTradeSymbols: {} }, isMove: false })).resolves.toBeUndefined();
  });
});

describe('loadSpotPair', () => {
  const visit = { site: siteFixture, host: 'harbour.example', language: 'en', isMove: false };

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

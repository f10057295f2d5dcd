import { startTestMarket } from '../support/marketDataFixtures';

const SYMBOL = 'BTC_USDT';
const START_MS = Date.UTC(2026, 10, 21, 12);

describe('what money is decided by', () => {
  it('is the reference price, not the last trade, and nothing where nothing trades', async () => {
    const market = await startTestMarket(SYMBOL, START_MS);
    const prices = () => market.marketData.referencePrices();
    const pair = { base: 'BTC', quote: 'USDT' };
    expect(prices()).toEqual([{ ...pair, last: null }]);
    market.book.referenceTicks = 1_000_000;
    await market.commit([], [{ id: '1', priceTicks: 951_000, lots: 1, takerSide: 'SELL', atMs: START_MS }]);
    expect(market.marketData.lastPrices()).toEqual([{ ...pair, last: '95100' }]);
    expect(prices()).toEqual([{ ...pair, last: '100000' }]);
    const kept = market.marketData.market(SYMBOL);
    kept.changeRules({ ...kept.instrument, state: 'HALTED', stateReason: 'BREAKER' });
    expect(prices()).toEqual([{ ...pair, last: null }]);
  });
});

import { INSTRUMENTS_TOPIC, type InstrumentChanged } from '@/exchange/app/events';
import { InstrumentsChannel } from '@/exchange/app/streams/instrumentsChannel';
import { startTestMarket } from '../support/marketDataFixtures';

const told = (frames: readonly Buffer[]) => frames.map((frame) => JSON.parse(frame.toString()));

async function changedTo(state: InstrumentChanged['rules']['state']) {
  const market = await startTestMarket();
  const channel = new InstrumentsChannel(market.marketData, 1);
  const { priceIncrement, quantityIncrement, minQuantity, maxQuantity, minNotional, priceBand } = market.marketData.symbolInfo('BTC_USDT');
  const kept = { priceIncrement, quantityIncrement, minQuantity, maxQuantity, minNotional, priceBand };
  const rules = { ...kept, state, stateReason: 'OPERATOR' as const, stateUntil: null };
  const event: InstrumentChanged = { symbol: 'BTC_USDT', seq: 4, rules, atMs: 5 };
  market.bus.publish(INSTRUMENTS_TOPIC, event);
  await Promise.resolve();
  return { market, channel };
}

describe('the instruments channel', () => {
  it('tells all first, then only what changed, once', async () => {
    const { channel } = await changedTo('HALTED');
    expect(told(channel.snapshot())).toMatchObject([{ isSnapshot: true, instruments: [{ symbol: 'BTC_USDT', state: 'LIVE' }] }]);
    expect(told(channel.collect(7))).toMatchObject([
      { isSnapshot: false, instruments: [{ symbol: 'BTC_USDT', state: 'HALTED', stateReason: 'OPERATOR' }], at: 7 },
    ]);
    expect(channel.collect(8)).toEqual([]);
    expect(told(channel.snapshot())).toMatchObject([{ instruments: [{ state: 'HALTED' }] }]);
  });

  it('gives out no storage units', async () => {
    const { channel } = await changedTo('HALTED');
    expect(told(channel.snapshot())[0].instruments[0]).not.toHaveProperty('priceUnit');
  });

  it('tells of a delisting, and lists it no more', async () => {
    const { market, channel } = await changedTo('DELISTED');
    expect(told(channel.collect(7))).toMatchObject([{ instruments: [{ state: 'DELISTED' }] }]);
    expect(told(channel.snapshot())).toMatchObject([{ instruments: [] }]);
    expect([market.marketData.instruments(), market.marketData.pairs(), market.marketData.tickers()]).toEqual([[], [], []]);
    expect(market.marketData.symbolInfo('BTC_USDT').state).toBe('DELISTED');
  });
});

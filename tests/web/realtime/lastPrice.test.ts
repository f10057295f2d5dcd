import { MINUTE, SYMBOL, startedMarket, trade } from './startedMarket';

describe('the last price', () => {
  it('is that of a trade before the next ticker and candle come, everywhere in the same paint', () => {
    const market = startedMarket();
    market.trades('101.5', 1_100);
    market.paint();
    expect(market.price()).toBe('101.5');
    expect(market.drawn()).toEqual({ time: 0, open: 100, high: 105, low: 95, close: 101.5, volume: 7 });
  });

  it('brings the figures of its day along, in every list', () => {
    const market = startedMarket();
    market.trades('111', 1_100);
    market.paint();
    expect(market.day()).toMatchObject({ last: '111', high: '111', low: '80', change: '21', changePercent: '23.33' });
  });

  it('is not held up by a clock that was set back', () => {
    const market = startedMarket();
    market.trades('101', 3_600_000);
    market.tickers('102', 3_599_500);
    market.paint();
    expect(market.price()).toBe('101');
    market.tickers('103', 60_000);
    market.paint();
    expect(market.price()).toBe('103');
  });

  it('is that of the newest of the trades that are told at first', () => {
    const market = startedMarket();
    const trades = [trade('105', 1_200), trade('103', 1_150), trade('101', 1_100)];
    market.receive({ type: 'trades', symbol: SYMBOL, isSnapshot: true, trades, at: 1_300 });
    market.paint();
    expect(market.price()).toBe('105');
  });

  it('is that of a candle before the next ticker comes', () => {
    const market = startedMarket();
    market.kline(0, '102', 1_250);
    market.paint();
    expect(market.price()).toBe('102');
  });

  it('is that of a ticker before the next candle comes', () => {
    const market = startedMarket();
    market.tickers('103', 1_300);
    market.paint();
    expect(market.drawn()?.close).toBe(103);
  });

  it('is not taken back by what arrives later and knows less', () => {
    const market = startedMarket();
    market.trades('104', 1_500);
    market.tickers('101', 1_400);
    market.kline(0, '102', 1_450);
    market.paint();
    expect(market.price()).toBe('104');
    expect(market.drawn()?.close).toBe(104);
  });

  it('is not that of a candle which has closed', () => {
    const market = startedMarket();
    market.trades('104', MINUTE + 100);
    market.kline(0, '101', MINUTE + 200);
    market.paint();
    expect(market.price()).toBe('104');
  });

  it('goes on when the clock of the exchange is set back', () => {
    const market = startedMarket();
    market.trades('104', 9_000);
    market.trades('105', 2_000);
    market.paint();
    expect(market.price()).toBe('105');
  });

  it('changes nothing while it is the same', () => {
    const market = startedMarket();
    const before = market.realtime.tickers.getSnapshot();
    market.trades('100', 1_100);
    market.paint();
    expect(market.realtime.tickers.getSnapshot()).toBe(before);
  });
});

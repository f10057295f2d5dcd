import { MINUTE, startedMarket } from './startedMarket';

describe('the running candle and the last price', () => {
  it('is widened by a price that moves it, and stays wide', () => {
    const market = startedMarket();
    market.trades('108', 1_100);
    market.paint();
    market.trades('104', 1_200);
    market.paint();
    expect(market.drawn()).toMatchObject({ high: 108, low: 95, close: 104 });
  });

  it('is the next one when a trade was made in that', () => {
    const market = startedMarket();
    market.trades('104', MINUTE + 50);
    market.trades('103', MINUTE + 75);
    market.paint();
    expect(market.drawn()).toEqual({ time: 60, open: 103, high: 103, low: 103, close: 103, volume: 0 });
    expect(market.candles.map((candle) => candle.time)).toEqual([0, 60]);
    market.trades('106', MINUTE + 100);
    market.paint();
    expect(market.drawn()).toEqual({ time: 60, open: 103, high: 106, low: 103, close: 106, volume: 0 });
  });

  it('is drawn once a paint, and never after the chart has gone', () => {
    const market = startedMarket();
    market.candles.length = 0;
    market.trades('104', 1_100);
    market.kline(0, '104', 1_100);
    market.paint();
    expect(market.candles).toHaveLength(1);
    market.endChart();
    market.trades('107', 1_200);
    market.paint();
    expect(market.candles).toHaveLength(1);
  });

  it('is the next one also when tickers repeat the price of the trade that opened it', () => {
    const market = startedMarket();
    market.trades('104', MINUTE + 50);
    market.tickers('104', MINUTE + 100);
    market.paint();
    expect(market.drawn()).toMatchObject({ time: 60, close: 104 });
  });

  it('has the price of its last trade, repeated after its end', () => {
    const market = startedMarket();
    market.trades('104', MINUTE - 50);
    market.tickers('104', MINUTE + 100);
    market.paint();
    expect(market.drawn()).toMatchObject({ time: 0, close: 104 });
  });

  it('is not opened by a price alone, which may be older than its frame', () => {
    const market = startedMarket();
    market.tickers('103', MINUTE + 100);
    market.paint();
    expect(market.price()).toBe('103');
    expect(market.candles).toEqual([market.drawn()]);
    expect(market.drawn()).toMatchObject({ time: 0, close: 100 });
  });

  it('that was told last keeps what it was told, when a trade of the same paint opens the next one', () => {
    const market = startedMarket();
    market.candles.length = 0;
    market.kline(0, '102', MINUTE - 10);
    market.trades('104', MINUTE + 50);
    market.paint();
    expect(market.candles.map(({ time, close }) => [time, close])).toEqual([
      [0, 102],
      [60, 104],
    ]);
  });

  it('is handed on once for a paint, with its last price', () => {
    const market = startedMarket();
    market.candles.length = 0;
    market.trades('103', 1_050);
    market.trades('104', 1_100);
    expect(market.candles).toEqual([]);
    market.paint();
    expect(market.candles).toEqual([market.drawn()]);
    expect(market.drawn()).toMatchObject({ close: 104 });
  });

  it('is handed on for the same price, too, when its volume is another one', () => {
    const market = startedMarket();
    market.kline(0, '100', 1_200, '9');
    market.paint();
    expect(market.drawn()).toMatchObject({ close: 100, volume: 9 });
  });

  it('follows tickers when they are painted', () => {
    const market = startedMarket();
    market.tickers('103', 1_300);
    market.paint();
    expect(market.drawn()).toMatchObject({ close: 103 });
  });
});

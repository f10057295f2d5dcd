import type { Kline, PublicTrade, Ticker } from '@/contract/market';
import type { Candle } from '@/domain/chart/candles';
import { fakeLine } from './fakeLine';

const SYMBOL = 'BTC_USDT';
const MINUTE = 60_000;

const ticker = (last: string): Ticker => ({ symbol: SYMBOL, last, open: '90', high: '110', low: '80' }) as Ticker;
const trade = (price: string, at: number): PublicTrade => ({ id: `${at}`, price, quantity: '1', side: 'BUY', at });
const kline = (openTime: number, close: string): Kline => [openTime, '100', '105', '95', close, '7', '700'];

/** A terminal's channels: the market's price as everything but the chart reads it, and what the chart was handed. */
function readMarket() {
  const line = fakeLine();
  const candles: Candle[] = [];
  line.realtime.readTickers();
  line.realtime.readTrades(SYMBOL);
  const endChart = line.realtime.readKlines(SYMBOL, '1m', { onCandle: (candle) => candles.push(candle), onMissed: () => undefined });
  line.open();
  return {
    ...line,
    candles,
    endChart,
    day: () => line.realtime.tickers.getSnapshot().get(SYMBOL),
    price: () => line.realtime.tickers.getSnapshot().get(SYMBOL)?.last,
    drawn: () => candles.at(-1),
    tickers: (last: string, at: number) => line.receive({ type: 'tickers', tickers: [ticker(last)], at }),
    trades: (price: string, at: number) =>
      line.receive({ type: 'trades', symbol: SYMBOL, isSnapshot: false, trades: [trade('1', at - 1), trade(price, at - 1)], at }),
    kline: (openTime: number, close: string, at: number) =>
      line.receive({ type: 'kline', symbol: SYMBOL, interval: '1m', kline: kline(openTime, close), at }),
  };
}

function startedMarket() {
  const market = readMarket();
  market.tickers('100', 1_000);
  market.kline(0, '100', 1_000);
  market.paint();
  return market;
}

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

  it('widens the candle it moves, and keeps it wide', () => {
    const market = startedMarket();
    market.trades('108', 1_100);
    market.paint();
    market.trades('104', 1_200);
    market.paint();
    expect(market.drawn()).toMatchObject({ high: 108, low: 95, close: 104 });
  });

  it('opens the next candle when its trade was made in it', () => {
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

  it('changes nothing while it is the same', () => {
    const market = startedMarket();
    const before = market.realtime.tickers.getSnapshot();
    market.trades('100', 1_100);
    market.paint();
    expect(market.realtime.tickers.getSnapshot()).toBe(before);
  });
});

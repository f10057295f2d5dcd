import type { Kline, PublicTrade, Ticker } from '@/contract/market';
import type { Candle } from '@/domain/chart/candles';
import { fakeLine } from './fakeLine';

export const SYMBOL = 'BTC_USDT';
export const MINUTE = 60_000;

const ticker = (last: string): Ticker => ({ symbol: SYMBOL, last, open: '90', high: '110', low: '80' }) as Ticker;
export const trade = (price: string, at: number): PublicTrade => ({ id: `${at}`, price, quantity: '1', side: 'BUY', at });
const kline = (openTime: number, close: string, volume = '7'): Kline => [openTime, '100', '105', '95', close, volume, '700'];

/** A terminal's channels: the market's price as everything but the chart reads it, and what the chart was handed. */
function readMarket() {
  const line = fakeLine();
  const candles: Candle[] = [];
  line.realtime.readTickers();
  line.realtime.readTrades(SYMBOL);
  const endChart = line.realtime.readKlines(SYMBOL, '1m', {
    onCandle: (candle) => candles.push(candle),
    onMissed: () => undefined,
  });
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
    kline: (openTime: number, close: string, at: number, volume?: string) =>
      line.receive({ type: 'kline', symbol: SYMBOL, interval: '1m', kline: kline(openTime, close, volume), at }),
  };
}

/** Its candle of 0:00 and its ticker say 100, a second into the minute. */
export function startedMarket() {
  const market = readMarket();
  market.tickers('100', 1_000);
  market.kline(0, '100', 1_000);
  market.paint();
  return market;
}

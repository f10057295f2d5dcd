import fc from 'fast-check';
import { candleOpenTime, INTERVAL_MS, KLINE_INTERVALS } from '@/domain/chart/intervals';
import { STORED_SOURCE } from '@/exchange/app/marketData/candleSeries';
import { aggregate, fillHoles } from '@/exchange/app/marketData/candles';
import { KeptMarket } from '@/exchange/app/marketData/keptMarket';
import type { Candle } from '@/exchange/app/marketData/ports';
import { klineOf } from '@/exchange/app/marketData/wire';
import { tradesFrom } from '../support/marketDataArbitraries';
import { pairOf, TestBook } from '../support/marketDataFixtures';
import { naiveDay, naiveKlines, naiveSparkline } from '../support/naiveMarketData';
import { runs } from '../support/propertyRuns';

const START_MS = Date.UTC(2026, 10, 21, 12, 0, 30);
const GRACE_MS = 1000;
const SPARKLINE_STEP_MS = 1_800_000;

function liveMarket(): KeptMarket {
  const market = new KeptMarket(pairOf('BTC_USDT'), new TestBook('BTC_USDT'), () => {});
  market.goLive();
  return market;
}

describe('candles and 24 h figures against a recomputation from all trades', () => {
  it('keeps the running candle of every interval', () => {
    fc.assert(
      fc.property(tradesFrom(START_MS), fc.integer({ min: 0, max: 3 * 86_400_000 }), (trades, laterMs) => {
        const market = liveMarket();
        for (const trade of trades) market.count(trade);
        const nowMs = (trades.at(-1)?.atMs ?? 0) + laterMs;
        market.advance(nowMs + GRACE_MS);
        for (const interval of KLINE_INTERVALS) {
          const running = market.candles.running(interval);
          expect(running && [klineOf(running, market.units)]).toEqual(naiveKlines(trades, interval, nowMs, 1));
        }
      }),
      runs(100),
    );
  });

  it('builds every interval from the candles that closed and the running one, without holes', () => {
    fc.assert(
      fc.property(tradesFrom(START_MS, 30), (trades) => {
        const market = liveMarket();
        for (const trade of trades) market.count(trade);
        const nowMs = trades.at(-1)?.atMs ?? 0;
        for (const interval of KLINE_INTERVALS) {
          // A week of minutes is enough to look at; every interval is checked from the same trades.
          const shown = trades.filter(({ atMs }) => atMs > nowMs - 2000 * INTERVAL_MS[interval]);
          if (shown.length < trades.length) continue;
          const source = STORED_SOURCE[interval];
          const stored = market.candles.unsaved.filter((closed) => closed.interval === source).map(({ candle }) => candle);
          const all = [...stored, market.candles.running(source)].filter(
            (candle): candle is Candle => candle !== undefined && candle.lots > 0,
          );
          const fromMs = candleOpenTime(interval, trades[0]?.atMs ?? 0);
          const dense = fillHoles(interval, aggregate(interval, all), fromMs, candleOpenTime(interval, nowMs) + 1, undefined);
          expect(dense.map((candle) => klineOf(candle, market.units))).toEqual(naiveKlines(trades, interval, nowMs));
        }
      }),
      runs(60),
    );
  });

  it('keeps the rolling 24 hours and the sparkline, also when nothing trades for days', () => {
    const looks = fc.array(fc.integer({ min: 0, max: 30 * 3_600_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(tradesFrom(START_MS), looks, (trades, waits) => {
        const market = liveMarket();
        let counted = 0;
        // Looked at between trades too: the window keeps sums, and must not lose count when it slides.
        for (const trade of trades) {
          if (counted % 3 > 0) expect(market.ticker(trade.atMs)).toMatchObject(naiveDay(trades.slice(0, counted), trade.atMs) ?? {});
          market.count(trade);
          counted += 1;
          if (counted % 4 > 0) expect(market.ticker(trade.atMs)).toMatchObject(naiveDay(trades.slice(0, counted), trade.atMs) ?? {});
        }
        let nowMs = trades.at(-1)?.atMs ?? 0;
        for (const wait of waits) {
          nowMs += wait;
          expect(market.ticker(nowMs)).toMatchObject(naiveDay(trades, nowMs) ?? { last: null });
          expect(market.day.closes(nowMs, SPARKLINE_STEP_MS).map(market.units.price)).toEqual(naiveSparkline(trades, nowMs));
        }
      }),
      runs(100),
    );
  });

  it('counts a trade once, and one with a late stamp in the running candle', () => {
    const market = liveMarket();
    const trade = { id: '9', priceTicks: 1000, lots: 5, takerSide: 'BUY' as const, atMs: START_MS };
    expect(market.count(trade)).toBe(true);
    expect(market.count(trade)).toBe(false);
    market.count({ ...trade, id: '10', atMs: START_MS + 60_000 });
    market.count({ ...trade, id: '11', priceTicks: 1200, atMs: START_MS + 10_000 });
    const minute = candleOpenTime('1m', START_MS);
    expect(market.candles.unsaved).toEqual([
      { interval: '1m', candle: { openMs: minute, open: 1000, high: 1000, low: 1000, close: 1000, lots: 5, tickLots: 5000n } },
    ]);
    expect(market.candles.running('1m')).toEqual({
      openMs: minute + 60_000,
      open: 1000,
      high: 1200,
      low: 1000,
      close: 1200,
      lots: 10,
      tickLots: 11_000n,
    });
  });
});

describe('ticker', () => {
  it('has no prices before the first trade', () => {
    expect(liveMarket().ticker(START_MS)).toEqual({
      symbol: 'BTC_USDT',
      last: null,
      open: null,
      high: null,
      low: null,
      baseVolume: '0',
      quoteVolume: '0',
      change: null,
      changePercent: null,
      bestBid: null,
      bestAsk: null,
      reference: null,
      at: START_MS,
    });
  });

  it.each([
    [1000, 1015, '1.5', '1.5'],
    [1000, 900, '-10', '-10'],
    [3, 2, '-0.1', '-33.33'],
    [80_000, 80_004, '0.4', '0.01'],
    [80_000, 79_996, '-0.4', '-0.01'],
    [80_000, 79_997, '-0.3', '0'],
    [1000, 1000, '0', '0'],
  ])('from %i to %i ticks changes by %s, %s percent', (open, last, change, changePercent) => {
    const market = liveMarket();
    market.count({ id: '1', priceTicks: open, lots: 1, takerSide: 'BUY', atMs: START_MS });
    market.count({ id: '2', priceTicks: last, lots: 1, takerSide: 'SELL', atMs: START_MS + 61_000 });
    expect(market.ticker(START_MS + 61_000)).toMatchObject({ change, changePercent });
  });
});

import fc from 'fast-check';
import { candleOpenTime, INTERVAL_MS, KLINE_INTERVALS, openTimeAfter } from '@/domain/chart/intervals';
import { marketTopic } from '@/exchange/app/events';
import { aggregate } from '@/exchange/app/marketData/candles';
import { createMarketData, type MarketData } from '@/exchange/app/marketData/createMarketData';
import type { Candle, CommittedTrade, MarketDataStore, StoredInterval } from '@/exchange/app/marketData/ports';
import type { Database } from '@/exchange/app/ports/database';
import { createInProcessBus } from '@/exchange/bus/inProcessBus';
import { createMarketDataRepository } from '@/exchange/db/marketData/marketDataRepository';
import { tradesFrom } from '../support/marketDataArbitraries';
import { emptyMarkets, SYMBOL, startOn, storeTrades } from '../support/marketDataDatabase';
import { fakeClock, TestBook } from '../support/marketDataFixtures';
import { naiveDay, naiveKlines } from '../support/naiveMarketData';
import { runs } from '../support/propertyRuns';
import { silentLog } from '../support/silentLog';
import { describeOnEachDatabase } from '../support/testDatabase';

const START_MS = Date.UTC(2026, 10, 19, 22, 58, 30);
const LIMIT = 1000;

/** Everything a client can read of the market equals the recomputation from its trades. */
async function expectTruth(marketData: MarketData, trades: readonly CommittedTrade[], nowMs: number): Promise<void> {
  for (const interval of KLINE_INTERVALS) {
    const dense = naiveKlines(trades, interval, nowMs, LIMIT);
    expect(await marketData.klines(SYMBOL, interval, LIMIT)).toEqual(dense);
    // A page of history in the middle, and one whose end is not on a candle's border.
    const middle = dense[Math.floor(dense.length / 2)]?.[0] ?? 0;
    const earlier = dense.filter(([openMs]) => openMs < middle + 1);
    expect(await marketData.klines(SYMBOL, interval, 3, middle + 1)).toEqual(earlier.slice(-3));
  }
  expect(marketData.tickers(SYMBOL)[0]).toMatchObject(naiveDay(trades, nowMs) ?? { last: null });
  const latest = [...trades]
    .reverse()
    .slice(0, 10)
    .map(({ id }) => id);
  expect(marketData.recentTrades(SYMBOL, 10).map(({ id }) => id)).toEqual(latest);
}

const minute = (openMs: number, close: number): Candle => ({
  openMs,
  open: close - 1,
  high: close + 2,
  low: close - 3,
  close,
  lots: 10,
  tickLots: 10n * BigInt(close),
});

/** Days of minutes something traded in, ending right before `endMs`. */
const minutesUntil = (endMs: number, count: number) =>
  Array.from({ length: count }, (_, index) => minute(endMs - (count - index) * 60_000, 1000 + ((index * 7) % 91)));

async function backfill(database: Database, minutes: readonly Candle[]): Promise<void> {
  const store = createMarketDataRepository(database);
  const endMs = (minutes.at(-1)?.openMs ?? 0) + 60_000;
  for (const interval of ['1m', '15m', '1h', '1d'] satisfies StoredInterval[]) {
    const closed = aggregate(interval, minutes).filter(({ openMs }) => openMs + INTERVAL_MS[interval] <= endMs);
    await store.insertKlines(SYMBOL, interval, closed);
  }
}

describeOnEachDatabase('stored market data', (database) => {
  it('survives being killed at any instant: candles, tickers and trades are those of all committed trades', async () => {
    const ends = fc.array(fc.constantFrom('flush' as const, 'kill' as const, 'wait' as const), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(tradesFrom(START_MS, 24), ends, async (trades, happenings) => {
        await emptyMarkets(database());
        const clock = fakeClock(START_MS);
        let running = await startOn(database(), clock);
        const share = Math.ceil(trades.length / happenings.length);
        for (const [index, happening] of happenings.entries()) {
          for (const trade of trades.slice(index * share, (index + 1) * share)) {
            clock.set(trade.atMs);
            await running.trade([trade]);
          }
          if (happening === 'wait') clock.pass(2_000);
          running.marketData.advance();
          if (happening === 'flush') await running.marketData.flush();
          if (happening === 'kill') running = await startOn(database(), clock);
        }
        // Candles close a second after their end: look when that has passed.
        clock.pass(1000);
        running.marketData.advance();
        const nowMs = clock.now() - 1000;
        const told = trades.filter(({ atMs }) => atMs <= nowMs);
        expect(told).toHaveLength(trades.length);
        for (const interval of KLINE_INTERVALS) {
          expect(await running.marketData.klines(SYMBOL, interval, LIMIT)).toEqual(naiveKlines(trades, interval, nowMs, LIMIT));
        }
      }),
      runs(8),
    );
  });

  it('reads the same from memory, after a flush, and after a restart', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const first = await startOn(database(), clock);
    const trades = fc.sample(tradesFrom(START_MS, 60), { numRuns: 1, seed: 5 })[0] ?? [];
    for (const trade of trades) {
      clock.set(trade.atMs);
      await first.trade([trade]);
    }
    const nowMs = clock.now();
    await expectTruth(first.marketData, trades, nowMs);
    expect(await first.marketData.flush()).toBeGreaterThan(0);
    expect(await first.marketData.flush()).toBe(0);
    await expectTruth(first.marketData, trades, nowMs);
    const second = await startOn(database(), clock);
    await expectTruth(second.marketData, trades, nowMs);
  });

  it('carries the price over a time without trades, also one it was not running in', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const first = await startOn(database(), clock);
    const trade = { id: '1', priceTicks: 1234, lots: 3, takerSide: 'SELL' as const, atMs: START_MS };
    await first.trade([trade]);
    await first.marketData.stop();
    clock.pass(45 * 86_400_000);
    const second = await startOn(database(), clock);
    const nowMs = clock.now() - 1000;
    await expectTruth(second.marketData, [trade], nowMs);
    expect((await second.marketData.klines(SYMBOL, '1d', LIMIT)).length).toBe(46);
  });

  it('takes trades that are published while it starts, each once', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const first = await startOn(database(), clock);
    const trades = Array.from({ length: 4 }, (_, index) => ({
      id: String(index + 1),
      priceTicks: 1000 + index,
      lots: 1,
      takerSide: 'BUY' as const,
      atMs: START_MS + index,
    }));
    await storeTrades(database(), trades.slice(0, 3));
    const reloading = first.marketData.rewriteHistory(async () => {});
    const book = new TestBook(SYMBOL);
    // Two the database holds already, and one it does not.
    first.bus.publish(marketTopic(SYMBOL), book.commit([], trades.slice(1)));
    await reloading;
    clock.pass(2000);
    await expectTruth(first.marketData, trades, clock.now());
  });

  it('never changes a stored candle for a trade with a late stamp, also when it comes back from the database', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const first = await startOn(database(), clock);
    const trade = { id: '1', priceTicks: 1000, lots: 1, takerSide: 'BUY' as const, atMs: START_MS };
    await first.trade([trade]);
    clock.pass(62_000);
    first.marketData.advance();
    await first.marketData.flush();
    await first.trade([{ ...trade, id: '2', priceTicks: 1500, atMs: START_MS + 5 }]);
    const seen = await first.marketData.klines(SYMBOL, '1m', 5);
    expect(seen.map(([, , high]) => high)).toEqual(['100', '150']);
    const second = await startOn(database(), clock);
    expect(await second.marketData.klines(SYMBOL, '1m', 5)).toEqual(seen);
  });

  it('reads the trades of events that never arrived, once the database answers', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const bus = createInProcessBus(silentLog);
    const book = new TestBook(SYMBOL);
    const stored = createMarketDataRepository(database());
    let reads: number | undefined;
    const tradesAfter: MarketDataStore['tradesAfter'] = (...page) => {
      if (reads !== undefined) reads += 1;
      return reads === 1 ? Promise.reject(new Error('database is away')) : stored.tradesAfter(...page);
    };
    const marketData = createMarketData({ store: { ...stored, tradesAfter }, books: book, bus, clock, log: silentLog });
    await marketData.start();
    reads = 0;
    const trades = Array.from({ length: 9 }, (_, index) => ({
      id: String(index + 1),
      priceTicks: 1000 + 10 * index,
      lots: 1,
      takerSide: 'BUY' as const,
      atMs: START_MS + 30_000 * index,
    }));
    for (const [index, trade] of trades.entries()) {
      clock.set(trade.atMs);
      await storeTrades(database(), [trade]);
      const event = book.commit([{ side: 'BUY', priceTicks: 500 + index, lots: 1 }], [trade], trade.atMs);
      // Lost: two in a row, whose trades are asked for twice because the first answer fails, and one later.
      if (![2, 3, 6].includes(index)) bus.publish(marketTopic(SYMBOL), event);
      await marketData.flush();
    }
    await marketData.flush();
    expect(reads).toBe(3);
    await expectTruth(marketData, trades, clock.now());
  });

  it('joins backfilled history to the live price in every interval', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const minutes = minutesUntil(candleOpenTime('1m', START_MS), 20 * 1440);
    await backfill(database(), minutes);
    const running = await startOn(database(), clock);
    const expected = naiveKlines(
      minutes.flatMap((candle, index): CommittedTrade[] =>
        [candle.open, candle.high, candle.low, candle.close].map((priceTicks, at) => ({
          id: String(index),
          priceTicks,
          lots: 1,
          takerSide: 'BUY',
          atMs: candle.openMs + at,
        })),
      ),
      '4h',
      START_MS,
    );
    const prices = (rows: readonly (readonly unknown[])[]) => rows.map((row) => row.slice(0, 5));
    expect(prices(await running.marketData.klines(SYMBOL, '4h', LIMIT))).toEqual(prices(expected));
    const lastClose = minutes.at(-1)?.close ?? 0;
    await running.trade([{ id: '1', priceTicks: lastClose + 5, lots: 1, takerSide: 'BUY', atMs: START_MS }]);
    for (const interval of KLINE_INTERVALS) {
      const [previous, live] = (await running.marketData.klines(SYMBOL, interval, 2)).slice(-2);
      expect(live?.[4]).toBe(`${(lastClose + 5) / 10}`);
      expect(live?.[0]).toBe(openTimeAfter(interval, previous?.[0] ?? 0));
    }
    expect(running.marketData.sparklines()[SYMBOL]).toHaveLength(48);
  });

  it('shows history that is written while it runs', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const running = await startOn(database(), clock);
    expect(await running.marketData.klines(SYMBOL, '1m', 10)).toEqual([]);
    const minutes = minutesUntil(candleOpenTime('1m', START_MS), 30);
    await running.marketData.rewriteHistory(() => createMarketDataRepository(database()).insertKlines(SYMBOL, '1m', minutes));
    expect(await running.marketData.klines(SYMBOL, '1m', LIMIT)).toHaveLength(31);
    expect(running.marketData.tickers(SYMBOL)[0]?.last).toBe(`${(minutes.at(-1)?.close ?? 0) / 10}`);
  });

  it('prunes what is past its retention, and never the newest candle of a series', async () => {
    await emptyMarkets(database());
    const clock = fakeClock(START_MS);
    const store = createMarketDataRepository(database());
    await store.insertKlines(SYMBOL, '1m', minutesUntil(candleOpenTime('1m', START_MS), 100));
    await store.insertKlines('ETH_USDT', '1m', minutesUntil(candleOpenTime('1m', START_MS) - 86_400_000, 5));
    const running = await startOn(database(), clock);
    clock.pass(30 * 86_400_000 - 30 * 60_000);
    expect(await running.marketData.prune()).toBe(70 + 4);
    clock.pass(86_400_000);
    expect(await running.marketData.prune()).toBe(29);
    expect(await running.marketData.prune()).toBe(0);
  });

  it('keeps volumes beyond what a JavaScript number holds', async () => {
    await emptyMarkets(database());
    const openMs = candleOpenTime('1d', START_MS);
    const store = createMarketDataRepository(database());
    const large = { ...minute(openMs, 5000), tickLots: 9_007_199_254_740_993n * 7n };
    await store.insertKlines(SYMBOL, '1d', [large]);
    expect(await store.candles(SYMBOL, '1d', openMs, openMs + 1)).toEqual({ before: undefined, rows: [large] });
  });

  it('lists coins and pairs as the database has them', async () => {
    await emptyMarkets(database());
    const running = await startOn(database(), fakeClock(START_MS));
    expect(running.marketData.coins().find(({ coinSymbol }) => coinSymbol === 'BTC')).toEqual({
      coinSymbol: 'BTC',
      name: 'Bitcoin',
      icon: '/coins/btc.svg',
      isFiat: false,
      isOpen: 1,
      sort: 1000,
      scale: 8,
    });
    expect(running.marketData.symbolInfo('PEPE_USDT')).toMatchObject({
      priceIncrement: '0.00000001',
      quantityIncrement: '1',
      minNotional: '5',
    });
    expect(
      running.marketData
        .pairs()
        .map(({ symbol }) => symbol)
        .slice(0, 2),
    ).toEqual(['BTC_USDT', 'ETH_USDT']);
    expect(() => running.marketData.symbolInfo('XXX_YYY')).toThrow('market.symbol_unknown||XXX_YYY');
  });
});

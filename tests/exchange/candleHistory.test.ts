import fc from 'fast-check';
import { candleOpenTime, KLINE_INTERVALS, type KlineInterval, openTimeAfter } from '@/domain/chart/intervals';
import { chunkOf } from '@/exchange/app/marketData/candleChunks';
import { CandleHistory } from '@/exchange/app/marketData/candleHistory';
import { STORED_SOURCE } from '@/exchange/app/marketData/candleSeries';
import { aggregate, fillHoles } from '@/exchange/app/marketData/candles';
import { KeptMarket } from '@/exchange/app/marketData/keptMarket';
import type { Candle, MarketDataStore } from '@/exchange/app/marketData/ports';
import { klineOf } from '@/exchange/app/marketData/wire';
import { pairOf, TestBook } from '../support/marketDataFixtures';
import { runs } from '../support/propertyRuns';

const NOW_MS = Date.UTC(2026, 10, 21, 12, 0, 30);
const HOUR_MS = 3_600_000;
const HOURS = 12_000;
/** What a second of the database may be asked for at once. */
const ROWS_OF_ONE_READ = 1_500;

const hour = (index: number): Candle => ({
  openMs: candleOpenTime('1h', NOW_MS) - (HOURS - index) * HOUR_MS,
  open: 1000 + (index % 17),
  high: 1100 + (index % 23),
  low: 900 - (index % 29),
  close: 1000 + (index % 31),
  lots: 5,
  tickLots: 5000n,
});

// Some hours nothing traded in, and a week without any.
const hours = Array.from({ length: HOURS }, (_, index) => hour(index)).filter(
  (_, index) => index % 7 !== 3 && (index < 5000 || index > 5200),
);

class CountingStore implements Pick<MarketDataStore, 'candles'> {
  reads = 0;
  largest = 0;

  async candles(_symbol: string, _interval: string, fromMs: number, toMs: number) {
    const rows = hours.filter(({ openMs }) => openMs >= fromMs && openMs < toMs);
    this.reads += 1;
    this.largest = Math.max(this.largest, rows.length);
    return { before: hours.filter(({ openMs }) => openMs < fromMs).at(-1), rows };
  }
}

function runningMarket(): KeptMarket {
  const market = new KeptMarket(pairOf('BTC_USDT'), new TestBook('BTC_USDT'), () => {});
  market.goLive();
  market.count({ id: '1', priceTicks: 1234, lots: 1, takerSide: 'BUY', atMs: NOW_MS });
  return market;
}

/** The same from all hours at once. */
function expected(interval: KlineInterval, endMs: number, limit: number): Candle[] {
  const runningMs = candleOpenTime(interval, NOW_MS);
  const lastMs = candleOpenTime(interval, Math.min(runningMs, endMs - 1));
  const closedTo = lastMs === runningMs ? runningMs : openTimeAfter(interval, lastMs);
  const all = fillHoles(interval, aggregate(interval, hours), candleOpenTime(interval, hours[0]?.openMs ?? 0), closedTo, undefined);
  const earliest = openTimeAfter(interval, lastMs, 1 - limit);
  return all.filter(({ openMs }) => openMs >= earliest && openMs < closedTo);
}

const ofHours = KLINE_INTERVALS.filter((interval) => STORED_SOURCE[interval] === '1h');

describe('candle history', () => {
  it('reads any range as if all of it had been put together at once, in small pieces', async () => {
    const store = new CountingStore();
    const market = runningMarket();
    const history = new CandleHistory(store);
    const range = fc.record({
      interval: fc.constantFrom(...ofHours),
      endMs: fc.oneof(
        fc.integer({ min: 0, max: HOURS + 500 }).map((ago) => NOW_MS - ago * HOUR_MS + 7),
        fc.constantFrom(1, 8e15),
      ),
      limit: fc.integer({ min: 1, max: 1000 }),
    });
    await fc.assert(
      fc.asyncProperty(range, async ({ interval, endMs, limit }) => {
        const read = await history.read(market, interval, endMs, limit);
        const closed = read.filter(([openMs]) => openMs < candleOpenTime(interval, NOW_MS));
        expect(closed).toEqual(expected(interval, endMs, limit).map((candle) => klineOf(candle, market.units)));
      }),
      runs(150),
    );
    expect(store.largest).toBeLessThanOrEqual(ROWS_OF_ONE_READ);
  });

  it('asks the database for nothing twice, wherever readers end', async () => {
    const store = new CountingStore();
    const market = runningMarket();
    const history = new CandleHistory(store);
    await history.read(market, '12h', Number.MAX_SAFE_INTEGER, 1000);
    const { reads } = store;
    for (let end = 0; end < 100; end += 1) await history.read(market, '12h', NOW_MS - end * 1_234_567, 900);
    expect(store.reads).toBe(reads);
  });

  it('stops at the beginning of history', async () => {
    const store = new CountingStore();
    await new CandleHistory(store).read(runningMarket(), '1h', (hours[0]?.openMs ?? 0) - HOUR_MS, 1000);
    expect(store.reads).toBe(1);
  });

  it('cuts time into chunks without gaps or overlaps', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KLINE_INTERVALS), fc.integer({ min: -4e12, max: 4e12 }), (interval, atMs) => {
        const openMs = candleOpenTime(interval, atMs);
        const { fromMs, toMs } = chunkOf(interval, openMs);
        expect(fromMs <= openMs && openMs < toMs).toBe(true);
        expect([candleOpenTime(interval, fromMs), candleOpenTime(interval, toMs)]).toEqual([fromMs, toMs]);
        expect(chunkOf(interval, toMs).fromMs).toBe(toMs);
        expect(chunkOf(interval, openTimeAfter(interval, fromMs, -1)).toMs).toBe(fromMs);
      }),
      runs(500),
    );
  });

  it('is read anew by whoever joined somebody whose reading was refused', async () => {
    const store = new CountingStore();
    const refusing = { candles: jest.fn(store.candles.bind(store)).mockRejectedValueOnce(new Error('too many of yours are waiting')) };
    const history = new CandleHistory(refusing);
    const read = () => history.read(runningMarket(), '1h', NOW_MS, 10);
    const [refused, joined] = await Promise.allSettled([read(), read()]);
    expect(refused).toMatchObject({ status: 'rejected', reason: new Error('too many of yours are waiting') });
    expect(joined.status === 'fulfilled' && joined.value).toHaveLength(10);
    expect(refusing.candles).toHaveBeenCalledTimes(2);
  });
});

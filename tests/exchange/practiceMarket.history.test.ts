import { candleOpenTime, INTERVAL_MS } from '@/domain/chart/intervals';
import { aggregate } from '@/exchange/app/marketData/candles';
import { type Candle, STORED_INTERVALS } from '@/exchange/app/marketData/ports';
import { backfill } from '@/exchange/app/practice/market/history/backfill';
import { MemoryHistory } from '../support/memoryHistory';
import { cataloguePracticePairs, practicePair } from '../support/practicePairs';
import { autocorrelation } from '../support/statistics';

const DAY_MS = INTERVAL_MS['1d'];
const HOUR_MS = INTERVAL_MS['1h'];
const MINUTE_MS = INTERVAL_MS['1m'];
const NOW = Date.UTC(2026, 10, 21, 9, 30, 17);

const pairs = cataloguePracticePairs('BTC_USDT', 'ETH_USDT', 'SHIB_USDT', 'ETH_BTC', 'BTC_EUR');
/** Of a hub and of a cross: what time does to one it does to all. */
const two = cataloguePracticePairs('BTC_USDT', 'ETH_BTC');

const fill = (store: MemoryHistory, nowMs: number, { of = two, seed = 1 } = {}) => backfill({ store, pairs: of, seed }, nowMs);

let first: MemoryHistory;
let firstTicks: ReadonlyMap<string, number>;
beforeAll(async () => {
  first = new MemoryHistory();
  firstTicks = await fill(first, NOW, { of: pairs });
});

function expectSound(candles: readonly Candle[]): void {
  const broken = candles.filter(({ open, high, low, close, lots, tickLots }) => {
    const isOrdered = low >= 1 && low <= Math.min(open, close) && high >= Math.max(open, close);
    const isPaid = tickLots >= BigInt(low) * BigInt(lots) && tickLots <= BigInt(high) * BigInt(lots);
    return !(isOrdered && isPaid && lots > 0 && [open, high, low, close, lots].every(Number.isSafeInteger));
  });
  expect(broken).toEqual([]);
}

/** Every candle follows the one before it, opening at its close. */
function expectUnbroken(candles: readonly Candle[], lengthMs: number): void {
  const jumps = candles
    .slice(1)
    .filter(({ openMs, open }, index) => openMs - (candles[index]?.openMs ?? 0) !== lengthMs || open !== candles[index]?.close);
  expect(jumps).toEqual([]);
}

describe('the first start', () => {
  it('writes sound series without a hole, each as long as it is kept', () => {
    const store = first;
    for (const { symbol } of pairs) {
      for (const interval of STORED_INTERVALS) {
        const series = store.series(symbol, interval);
        expectSound(series);
        expectUnbroken(series, INTERVAL_MS[interval]);
        expect((series.at(-1)?.openMs ?? 0) + INTERVAL_MS[interval]).toBe(candleOpenTime(interval, NOW));
      }
      const reachDays = STORED_INTERVALS.map(
        (interval) => (candleOpenTime('1d', NOW) - (store.series(symbol, interval)[0]?.openMs ?? 0)) / DAY_MS,
      );
      expect(reachDays).toEqual([7, 30, 365, 1095]);
    }
  });

  it('ends exactly at the anchor price', () => {
    for (const { symbol, anchorTicks } of pairs) {
      expect(first.series(symbol, '1m').at(-1)?.close).toBe(anchorTicks);
      expect(firstTicks.get(symbol)).toBe(anchorTicks);
    }
  });

  it('tells the same in every interval', () => {
    const store = first;
    const finerOf = { '15m': '1m', '1h': '15m', '1d': '1h' } as const;
    for (const { symbol } of pairs) {
      for (const [interval, finer] of Object.entries(finerOf) as ['15m' | '1h' | '1d', '1m' | '15m' | '1h'][]) {
        const summed = new Map(aggregate(interval, store.series(symbol, finer)).map((candle) => [candle.openMs, candle]));
        const both = store.series(symbol, interval).filter(({ openMs }) => summed.has(openMs));
        expect(both.length).toBeGreaterThan(300);
        expect(both).toEqual(both.map(({ openMs }) => summed.get(openMs)));
      }
    }
  });

  it('has wicks, clustered volatility and volumes near those of the catalogue', () => {
    const store = first;
    const pair = practicePair('BTC_USDT');
    const minutes = store.series(pair.symbol, '1m');
    const withWick = minutes.filter(({ open, close, high, low }) => high > Math.max(open, close) && low < Math.min(open, close));
    expect(withWick.length / minutes.length).toBeGreaterThan(0.8);
    expect(
      autocorrelation(
        minutes.map(({ high, low }) => Math.log(high / low)),
        5,
      ),
    ).toBeGreaterThan(0.2);
    const days = store.series(pair.symbol, '1d');
    const volume = days.reduce((sum, { tickLots }) => sum + Number(tickLots), 0) / days.length;
    expect(volume / pair.dailyTickLots).toBeGreaterThan(0.7);
    expect(volume / pair.dailyTickLots).toBeLessThan(1.4);
  });

  it('is the same for the same seed and another one for another', async () => {
    const days = async (seed: number) => {
      const store = new MemoryHistory();
      await fill(store, NOW, { of: two.slice(0, 1), seed });
      return store.series('BTC_USDT', '1d');
    };
    const [one, again, other] = [await days(1), await days(1), await days(2)];
    expect(one).toHaveLength(1095);
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
  });
});

describe('a later start', () => {
  it.each([
    ['a minute', MINUTE_MS],
    ['three hours', 3 * HOUR_MS],
    ['over midnight', 20 * HOUR_MS],
    ['twelve days', 12 * DAY_MS + 5 * HOUR_MS],
    ['two months', 60 * DAY_MS],
  ])('after %s goes on from the last price and joins the one that stands', async (_, awayMs) => {
    const store = first.copy();
    const later = NOW + awayMs;
    const lastTicks = await fill(store, later);
    for (const { symbol, anchorTicks } of two) {
      expect(lastTicks.get(symbol)).toBe(anchorTicks);
      for (const interval of STORED_INTERVALS) expectSound(store.series(symbol, interval));
      expectUnbroken(store.series(symbol, '1d'), DAY_MS);
      const newest = store.series(symbol, '1m').filter(({ openMs }) => openMs >= candleOpenTime('1d', later));
      expectUnbroken(newest, MINUTE_MS);
      expect(newest.at(-1)).toMatchObject({ openMs: candleOpenTime('1m', later) - MINUTE_MS, close: anchorTicks });
    }
  });

  it('counts trades that were not stored as candles yet, once', async () => {
    const store = first.copy();
    const minute = candleOpenTime('1m', NOW);
    const trade = (id: string, priceTicks: number, atMs: number) => ({ id, priceTicks, lots: 10, takerSide: 'BUY' as const, atMs });
    store.trades.set('BTC_USDT', [
      trade('1', 964_900, minute + 1000),
      trade('2', 964_800, minute + 50_000),
      trade('3', 965_000, minute + 61_000),
    ]);
    for (const awayMs of [2 * HOUR_MS, 2 * HOUR_MS]) await fill(store, NOW + awayMs);
    const series = store.series('BTC_USDT', '1m').filter(({ openMs }) => openMs >= minute);
    expect(series[0]).toEqual({
      openMs: minute,
      open: 964_900,
      high: 964_900,
      low: 964_800,
      close: 964_800,
      lots: 20,
      tickLots: 19_297_000n,
    });
    expect(series[1]).toMatchObject({ openMs: minute + MINUTE_MS, close: 965_000, lots: 10 });
    // The gap starts at the last trade and comes back to it: the book still stands there.
    expect(series[2]?.open).toBe(965_000);
    expect(series.at(-1)?.close).toBe(965_000);
  });

  it('writes nothing when nothing is missing', async () => {
    const store = first.copy();
    const before = store.series('ETH_BTC', '1m');
    await fill(store, NOW + 5000);
    expect(store.series('ETH_BTC', '1m')).toEqual(before);
  });
});

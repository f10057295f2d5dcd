import type { Candle } from '@/exchange/app/marketData/ports';
import { OrderSizes } from '@/exchange/app/practice/market/bots/orderSizes';
import { tempoOf } from '@/exchange/app/practice/market/bots/tempo';
import { FairPrices } from '@/exchange/app/practice/market/fairPrices';
import { backfill } from '@/exchange/app/practice/market/history/backfill';
import { Random } from '@/exchange/app/practice/market/process/random';
import { MemoryHistory } from '../support/memoryHistory';
import { cataloguePracticePairs, practicePair } from '../support/practicePairs';
import { correlation, deviation, mean } from '../support/statistics';

// What a screenshot of a list and a chart would give away.

const NOW = Date.UTC(2026, 10, 21, 9, 30, 17);
const WEEK_HOURS = 7 * 24;
const SEEDS = [1, 2, 3];
const pairs = cataloguePracticePairs('BTC_USDT', 'ETH_USDT', 'SOL_USDT', 'XRP_USDT', 'DOGE_USDT', 'PEPE_USDT');

const moveOf = ({ open, close }: Candle) => Math.abs(Math.log(close / open));
const volumeOf = ({ tickLots }: Candle) => Number(tickLots);
const indexOfLargest = (values: readonly number[]) => values.indexOf(Math.max(...values));
const largest = (values: readonly number[], count: number) => [...values].sort((one, other) => other - one).slice(0, count);

/** The last week of every pair, hour by hour and minute by minute. */
interface Week {
  hours: Candle[];
  minutes: Candle[];
}

let weeks: Week[][];
beforeAll(async () => {
  weeks = await Promise.all(
    SEEDS.map(async (seed) => {
      const store = new MemoryHistory();
      await backfill({ store, pairs, seed }, NOW);
      return pairs.map(({ symbol }) => ({
        hours: store.series(symbol, '1h').slice(-WEEK_HOURS),
        minutes: store.series(symbol, '1m').slice(-WEEK_HOURS * 60),
      }));
    }),
  );
});

describe('a week of the practice market', () => {
  it('trades more where the price moves more, by the hour and by the minute, and never in lockstep', () => {
    for (const { hours, minutes } of weeks.flat()) {
      for (const candles of [hours, minutes]) {
        const together = correlation(candles.map(moveOf), candles.map(volumeOf));
        expect(together).toBeGreaterThan(0.15);
        expect(together).toBeLessThan(0.9);
      }
    }
  });

  it('has tall and short bars of volume', () => {
    for (const { hours } of weeks.flat()) {
      const volumes = hours.map(volumeOf);
      expect(deviation(volumes) / mean(volumes)).toBeGreaterThan(0.35);
      expect(Math.max(...volumes) / mean(volumes)).toBeGreaterThan(2);
    }
  });

  it('has its largest moves at other times in every pair', () => {
    for (const week of weeks) {
      const moves = week.map(({ hours }) => hours.map(moveOf));
      expect(new Set(moves.map(indexOfLargest)).size).toBeGreaterThanOrEqual(pairs.length / 2);
      const shared = moves.flatMap((one, index) =>
        moves.slice(index + 1).map((other) => {
          const [of, than] = [one, other].map((values) => largest(values, 5).map((move) => values.indexOf(move)));
          return (of ?? []).filter((hour) => than?.includes(hour)).length;
        }),
      );
      expect(mean(shared)).toBeLessThan(1.5);
    }
  });

  it('lets volatility come and go on its own in every pair', () => {
    const daily = weeks.flatMap((week) => {
      const nervous = week.map(({ hours }) => hours.map(({ high, low }) => Math.log(high / low)));
      return nervous.flatMap((one, index) => nervous.slice(index + 1).map((other) => correlation(one, other)));
    });
    expect(mean(daily)).toBeLessThan(0.5);
  });
});

describe('a nervous hour', () => {
  const pair = practicePair('BTC_USDT');
  const sizes = (activity: number) => {
    const drawn = new OrderSizes(pair, tempoOf(pair), new Random(4));
    drawn.heed(activity);
    return mean(Array.from({ length: 2000 }, () => drawn.trade(pair.anchorTicks)));
  };

  it('has larger trades, within reason, and a quiet one smaller', () => {
    expect(sizes(2) / sizes(1)).toBeGreaterThan(1.8);
    expect(sizes(0.5) / sizes(1)).toBeLessThan(0.6);
    expect(sizes(1000) / sizes(1)).toBeLessThan(6);
  });

  it('is told by the price’s own volatility, which is the usual one on average', () => {
    const prices = new FairPrices(3, [pair], new Map());
    expect(prices.activity(pair)).toBe(1);
    const seen = Array.from({ length: 5000 }, () => {
      prices.step(600_000);
      return prices.activity(pair);
    });
    expect(mean(seen.map((activity) => activity * activity))).toBeGreaterThan(0.6);
    expect(mean(seen.map((activity) => activity * activity))).toBeLessThan(1.6);
    expect(Math.max(...seen) / Math.min(...seen)).toBeGreaterThan(4);
  });
});

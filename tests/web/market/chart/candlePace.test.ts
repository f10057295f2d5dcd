import type { Candle } from '@/domain/chart/candles';
import { CandlePace } from '@/src/market/chart/data/candlePace';

const candle = (time: number, close: number): Candle => ({ time, open: 100, high: 200, low: 50, close, volume: 1 });

function heard() {
  const told: string[] = [];
  const pace = new CandlePace({
    onCandle: ({ time, close }) => told.push(`${time}: ${close}`),
    onMissed: () => told.push('missed'),
  });
  return { told, pace };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('draws the first price at once, and those that come within a quarter of a second as one, the newest', () => {
  const { told, pace } = heard();
  pace.onCandle(candle(60, 101));
  expect(told).toEqual(['60: 101']);
  jest.advanceTimersByTime(100);
  pace.onCandle(candle(60, 102));
  jest.advanceTimersByTime(100);
  pace.onCandle(candle(60, 103));
  expect(told).toEqual(['60: 101']);
  jest.advanceTimersByTime(100);
  pace.onCandle(candle(60, 104));
  expect(told).toEqual(['60: 101', '60: 104']);
  jest.advanceTimersByTime(1000);
  expect(told).toEqual(['60: 101', '60: 104']);
});

it('draws the last price of a market that falls silent, no later than 400 ms after the one before', () => {
  const { told, pace } = heard();
  pace.onCandle(candle(60, 101));
  jest.advanceTimersByTime(50);
  pace.onCandle(candle(60, 102));
  jest.advanceTimersByTime(349);
  expect(told).toEqual(['60: 101']);
  jest.advanceTimersByTime(1);
  expect(told).toEqual(['60: 101', '60: 102']);
});

it('draws a candle as it ended before the one that follows, and neither waits', () => {
  const { told, pace } = heard();
  pace.onCandle(candle(60, 101));
  pace.onCandle(candle(60, 102));
  pace.onCandle(candle(120, 102));
  expect(told).toEqual(['60: 101', '60: 102', '120: 102']);
  pace.onCandle(candle(60, 103));
  expect(told).toEqual(['60: 101', '60: 102', '120: 102', '60: 103']);
});

it('forgets what waits when candles were missed, and when nobody draws any more', () => {
  const { told, pace } = heard();
  pace.onCandle(candle(60, 101));
  pace.onCandle(candle(60, 102));
  pace.onMissed();
  jest.advanceTimersByTime(1000);
  expect(told).toEqual(['60: 101', 'missed']);
  pace.onCandle(candle(60, 103));
  pace.onCandle(candle(60, 104));
  pace.drop();
  jest.advanceTimersByTime(1000);
  expect(told).toEqual(['60: 101', 'missed', '60: 103']);
});

import type { Candle } from '@/domain/chart/candles';
import { INDICATOR_KINDS, INDICATORS } from '@/domain/chart/indicators/catalogue';
import { runStudy, type StudyValue } from '@/domain/chart/indicators/study';
import { studyOf } from '@/domain/chart/indicators/studyOf';
import { walk } from './walk';

const closes = (values: readonly number[]): Candle[] =>
  values.map((close, index) => ({ time: index * 60, open: close, high: close, low: close, close, volume: index }));

const line = (kind: Parameters<typeof studyOf>[0], params: number[], candles: Candle[], at = 0): StudyValue[] =>
  runStudy(studyOf(kind, params), candles).map((point) => point.values[at]);

const rounded = (values: readonly StudyValue[], digits = 2) =>
  values.filter((value) => value !== undefined).map((value) => Number(value.toFixed(digits)));

// The samples of StockCharts' ChartSchool, "Moving Averages" and "Relative Strength Index (RSI)".
const INTC = [22.27, 22.19, 22.08, 22.17, 22.18, 22.13, 22.23, 22.43, 22.24, 22.29, 22.15, 22.39, 22.38, 22.61, 23.36, 24.05, 23.75];
const QQQQ = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614, 46.282, 46.282,
  46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122,
];

describe('moving averages', () => {
  it('start where there are enough candles', () => {
    expect(line('MA', [3], closes([1, 2, 3, 4, 10]))).toEqual([undefined, undefined, 2, 3, 17 / 3]);
    expect(line('MA', [6], closes([1, 2, 3, 4, 10])).filter(Boolean)).toEqual([]);
  });

  it('do not drift over a long history', () => {
    const candles = walk(20_000, 96_482.1);
    const last = candles.slice(-99).reduce((sum, candle) => sum + candle.close, 0) / 99;
    expect(line('MA', [99], candles).at(-1)).toBeCloseTo(last, 5);
  });

  it('weigh exponentially as published', () => {
    expect(rounded(line('EMA', [10], closes(INTC)))).toEqual([22.22, 22.21, 22.24, 22.27, 22.33, 22.52, 22.8, 22.97]);
  });

  it('of one candle is its close', () => {
    expect(line('EMA', [1], closes([3, 5, 4]))).toEqual([3, 5, 4]);
  });
});

describe('Bollinger bands', () => {
  it('lie population standard deviations from the mean', () => {
    // Mean 5, deviation 2.
    const candles = closes([2, 4, 4, 4, 5, 5, 7, 9]);
    expect([0, 1, 2].map((at) => line('BOLL', [8, 2], candles, at).at(-1))).toEqual([5, 9, 1]);
  });

  it('lie on the mean while nothing moves, however large the price', () => {
    const still = closes(Array(25).fill(96_482.1));
    expect(line('BOLL', [20, 2], still, 1).at(-1)).toBeCloseTo(96_482.1, 8);
  });
});

describe('relative strength', () => {
  it('is what was published for the sample', () => {
    expect(rounded(line('RSI', [14], closes(QQQQ)))).toEqual([70.53, 66.32, 66.55, 69.41, 66.36, 57.97, 62.93]);
  });

  it.each([
    ['only rises', [1, 2, 3, 4], 100],
    ['only falls', [4, 3, 2, 1], 0],
    ['stands still', [2, 2, 2, 2], 50],
  ])('of a price that %s', (_, values, strength) => {
    expect(line('RSI', [2], closes(values)).at(-1)).toBe(strength);
  });
});

describe('convergence', () => {
  it('is the distance of the two averages, and its own average', () => {
    const candles = walk(80);
    const fast = line('EMA', [12], candles);
    const slow = line('EMA', [26], candles);
    const macd = line('MACD', [12, 26, 9], candles);
    expect(macd.findIndex((value) => value !== undefined)).toBe(25);
    expect(macd.at(-1)).toBeCloseTo(Number(fast.at(-1)) - Number(slow.at(-1)), 10);
    const signal = line('EMA', [9], closes(macd.flatMap((value) => (value === undefined ? [] : [value]))));
    expect(line('MACD', [12, 26, 9], candles, 1).slice(25)).toEqual(signal);
    expect(line('MACD', [12, 26, 9], candles, 2).at(-1)).toBeCloseTo(Number(macd.at(-1)) - Number(signal.at(-1)), 10);
  });
});

describe.each(INDICATOR_KINDS)('%s', (kind) => {
  const params = INDICATORS[kind].params.map((param) => param.initial);

  it('has one value for each of its lines', () => {
    const last = runStudy(studyOf(kind, params), walk(120)).at(-1);
    expect(last?.values).toHaveLength(INDICATORS[kind].lines.length);
    expect(last?.values.every((value) => Number.isFinite(value))).toBe(true);
  });

  it('steps the running candle as if its history were run anew', () => {
    const candles = walk(120);
    const study = studyOf(kind, params);
    const points = runStudy(study, candles);
    const moved = candles.with(-1, { ...walk(1, 90)[0], time: 119 * 60 } as Candle);
    expect(study(moved, 119, points[118])).toEqual(runStudy(study, moved).at(-1));
  });

  it('knows nothing of no candles', () => {
    expect(runStudy(studyOf(kind, params), [])).toEqual([]);
  });
});

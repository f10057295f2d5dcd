import { type Candle, mergeCandle, prependCandles, toCandle } from '@/domain/chart/candles';

const at = (time: number, close: number): Candle => ({ time, open: close, high: close, low: close, close, volume: 1 });

describe('candles', () => {
  it('reads the wire', () => {
    expect(toCandle([60_000, '1.5', '2', '1', '1.75', '10', '17'])).toEqual({
      time: 60,
      open: 1.5,
      high: 2,
      low: 1,
      close: 1.75,
      volume: 10,
    });
  });

  it('replaces the running candle, appends the next, ignores one from before history', () => {
    const history = [at(60, 1), at(120, 2)];
    expect(mergeCandle(history, at(120, 3)).map((c) => c.close)).toEqual([1, 3]);
    expect(mergeCandle(history, at(180, 4)).map((c) => c.close)).toEqual([1, 2, 4]);
    expect(mergeCandle(history, at(60, 9)).map((c) => c.close)).toEqual([9, 2]);
    expect(mergeCandle(history, at(30, 9))).toBe(history);
  });

  it('puts older pages in front without doubling a candle', () => {
    expect(prependCandles([at(0, 1), at(60, 7)], [at(60, 2), at(120, 3)]).map((c) => [c.time, c.close])).toEqual([
      [0, 1],
      [60, 2],
      [120, 3],
    ]);
  });
});

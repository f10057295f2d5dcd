import { closeReach, extremesIn } from '@/domain/chart/extremes';
import { fillMarks } from '@/domain/chart/fillMarks';
import { tickDecimals } from '@/domain/chart/tickDecimals';
import { walk } from './walk';

describe('fills on the chart', () => {
  const minute = 60_000;

  it('gather by candle and side', () => {
    const fills = [
      { id: 1, side: 'BUY' as const, at: 61 * minute },
      { id: 2, side: 'SELL' as const, at: 62 * minute },
      { id: 3, side: 'BUY' as const, at: 119 * minute },
      { id: 4, side: 'BUY' as const, at: 3 * minute },
    ];
    expect(fillMarks(fills, '1h').map((mark) => [mark.time, mark.side, mark.fills.map((fill) => fill.id)])).toEqual([
      [0, 'BUY', [4]],
      [3600, 'BUY', [1, 3]],
      [3600, 'SELL', [2]],
    ]);
  });
});

describe('extremes of a view', () => {
  it('are its highest high and lowest low', () => {
    const candles = walk(50);
    const found = extremesIn(candles, 10, 30);
    const seen = candles.slice(10, 31);
    expect(found?.highest.price).toBe(Math.max(...seen.map((candle) => candle.high)));
    expect(found?.lowest.price).toBe(Math.min(...seen.map((candle) => candle.low)));
  });

  it('are those of the closes where only closes are drawn', () => {
    const candles = walk(20);
    const found = extremesIn(candles, 0, 19, closeReach);
    expect(found?.highest.price).toBe(Math.max(...candles.map((candle) => candle.close)));
    expect(candles[found?.lowest.index ?? -1]?.close).toBe(found?.lowest.price);
  });

  it('stay within what there is', () => {
    expect(extremesIn(walk(3), -40, 90)?.lowest).toBeDefined();
    expect(extremesIn([], 0, 10)).toBeUndefined();
    expect(extremesIn(walk(3), 5, 9)).toBeUndefined();
  });
});

describe('decimals of ticks', () => {
  it.each([
    [[-500, 0, 500], 0],
    [[0.5, 1, 1.5], 1],
    [[0.002, 0.001], 3],
    [[0.00025, 0.0005], 4],
    [[7], 0],
    [[], 0],
  ])('of %j are %d', (ticks, decimals) => {
    expect(tickDecimals(ticks)).toBe(decimals);
  });
});

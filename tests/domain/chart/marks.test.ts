import { arrangeLabels } from '@/domain/chart/axisLabels';
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

describe('labels of the axis', () => {
  const label = (y: number, height = 20) => ({ y, height });

  it('stand where they belong while there is room', () => {
    expect(arrangeLabels([label(100), label(150), label(50)])).toEqual([100, 150, 50]);
  });

  it('give way to the ones before them by the least', () => {
    expect(arrangeLabels([label(100, 32), label(110)])).toEqual([100, 126]);
    expect(arrangeLabels([label(100, 32), label(95)])).toEqual([100, 74]);
  });

  it('never cover each other, whatever they ask for', () => {
    const asked = Array.from({ length: 12 }, (_, index) => label(100 + ((index * 37) % 60)));
    const places = arrangeLabels(asked).toSorted((a, b) => a - b);
    for (let index = 1; index < places.length; index += 1) {
      expect(Number(places[index]) - Number(places[index - 1])).toBeGreaterThanOrEqual(20);
    }
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

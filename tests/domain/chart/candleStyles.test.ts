import { heikinAshi, hollowLook, nextHeikinAshi } from '@/domain/chart/candleStyles';
import { walk } from './walk';

const candle = (open: number, high: number, low: number, close: number) => ({ time: 0, open, high, low, close, volume: 1 });

describe('Heikin-Ashi', () => {
  it('follows the recursion by hand', () => {
    const [first, second] = heikinAshi([candle(10, 14, 8, 12), candle(12, 13, 9, 10)]);
    // (10+14+8+12)/4, (10+12)/2
    expect(first).toMatchObject({ open: 11, close: 11, high: 14, low: 8 });
    // (12+13+9+10)/4, (11+11)/2
    expect(second).toMatchObject({ open: 11, close: 11, high: 13, low: 9 });
  });

  it('reaches over its own open when the body before was higher', () => {
    expect(nextHeikinAshi(candle(30, 30, 30, 30), candle(10, 12, 8, 10))).toMatchObject({ open: 30, high: 30, low: 8, close: 10 });
  });

  it('continues one candle at a time as it does over all', () => {
    const candles = walk(60);
    const all = heikinAshi(candles);
    expect(nextHeikinAshi(all[58], candles[59] ?? candle(0, 0, 0, 0))).toEqual(all[59]);
    for (const { open, high, low, close } of all) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }
  });
});

describe('hollow candles', () => {
  it.each([
    ['rose above its open and the close before', candle(10, 12, 9, 11), candle(9, 11, 9, 10), true, true],
    ['rose above its open, below the close before', candle(10, 12, 9, 11), candle(9, 13, 9, 12), true, false],
    ['fell below its open, above the close before', candle(10, 12, 9, 9.5), candle(9, 13, 9, 9), false, true],
    ['fell below both', candle(10, 12, 8, 9), candle(9, 13, 9, 10), false, false],
    ['is the first and rose', candle(10, 12, 9, 11), undefined, true, true],
    ['stood still', candle(10, 10, 10, 10), candle(10, 10, 10, 10), false, true],
  ])('that %s', (_, at, before, isHollow, isUp) => {
    expect(hollowLook(at, before)).toEqual({ isHollow, isUp });
  });
});

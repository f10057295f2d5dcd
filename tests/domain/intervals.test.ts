import { candleOpenTime } from '@/domain/chart/intervals';

describe('candleOpenTime', () => {
  it('starts weeks on Monday at midnight UTC', () => {
    const saturday = Date.UTC(2026, 10, 21, 9, 30);
    expect(candleOpenTime('1w', saturday)).toBe(Date.UTC(2026, 10, 16));
  });

  it('keeps a time that already opens a candle', () => {
    const midnight = Date.UTC(2026, 10, 21);
    expect(candleOpenTime('1d', midnight)).toBe(midnight);
    expect(candleOpenTime('4h', midnight + 4 * 3_600_000 - 1)).toBe(midnight);
  });
});

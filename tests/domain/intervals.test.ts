import { candleOpenTime, INTERVAL_MS, KLINE_INTERVALS, openTimeAfter } from '@/domain/chart/intervals';

const SATURDAY = Date.UTC(2026, 10, 21, 9, 30);

describe('candleOpenTime', () => {
  it('starts weeks on Monday at midnight UTC', () => {
    expect(candleOpenTime('1w', SATURDAY)).toBe(Date.UTC(2026, 10, 16));
  });

  it('starts months on the first, however long they are', () => {
    expect(candleOpenTime('1M', SATURDAY)).toBe(Date.UTC(2026, 10, 1));
    expect(candleOpenTime('1M', Date.UTC(2024, 1, 29, 23, 59))).toBe(Date.UTC(2024, 1, 1));
    expect(candleOpenTime('1M', Date.UTC(1969, 11, 31))).toBe(Date.UTC(1969, 11, 1));
  });

  it('keeps a time that already opens a candle', () => {
    const midnight = Date.UTC(2026, 10, 21);
    expect(candleOpenTime('1d', midnight)).toBe(midnight);
    expect(candleOpenTime('4h', midnight + 4 * 3_600_000 - 1)).toBe(midnight);
  });
});

describe('openTimeAfter', () => {
  it('goes from month to month over a leap year and back', () => {
    expect(openTimeAfter('1M', Date.UTC(2023, 11, 1), 3)).toBe(Date.UTC(2024, 2, 1));
    expect(openTimeAfter('1M', Date.UTC(2024, 2, 1), -3)).toBe(Date.UTC(2023, 11, 1));
  });

  it.each(KLINE_INTERVALS)('leaves no room and no overlap between candles of %s', (interval) => {
    const openMs = candleOpenTime(interval, SATURDAY);
    const nextMs = openTimeAfter(interval, openMs);
    expect(nextMs).toBeGreaterThan(SATURDAY);
    expect(nextMs - openMs).toBeLessThanOrEqual(INTERVAL_MS[interval]);
    expect(candleOpenTime(interval, nextMs)).toBe(nextMs);
    expect(candleOpenTime(interval, nextMs - 1)).toBe(openMs);
    expect(openTimeAfter(interval, nextMs, -1)).toBe(openMs);
  });
});

import { usdRateIn } from '@/domain/account/usdRateIn';
import { worthIn } from '@/src/brand/useWorth';
import { dayKey, formatDateTime, formatTime } from '@/src/format';
import { formatIn } from '@/src/format/useFormat';
import { timeZoneChoice, zoneOffsetMinutes } from '@/src/lib/userZone';
import { readerDay } from '@/src/state/historyList';

afterEach(() => timeZoneChoice.set(undefined));

// 23:30 on New Year's Eve in London is the next year in Tokyo and the afternoon in Los Angeles.
const MOMENT = Date.UTC(2026, 11, 31, 23, 30, 5);

describe('the chosen clock', () => {
  it.each([
    ['Asia/Tokyo', '1 Jan 2027, 08:30:05', '2027-01-01'],
    ['America/Los_Angeles', '31 Dec 2026, 15:30:05', '2026-12-31'],
    ['Asia/Kathmandu', '1 Jan 2027, 05:15:05', '2027-01-01'],
  ])('%s writes times and groups days', (zone, text, day) => {
    timeZoneChoice.set(zone);
    expect(formatDateTime(MOMENT, 'en')).toBe(text);
    expect(formatTime(MOMENT)).toBe(text.slice(-8));
    expect([dayKey(MOMENT), readerDay(MOMENT)]).toEqual([day, day]);
    expect(formatDateTime(MOMENT, 'en', 'utc')).toBe('31 Dec 2026, 23:30:05 UTC');
  });

  it('knows summer, to the minute it begins', () => {
    const begins = Date.UTC(2026, 2, 29, 1);
    expect([begins - 1, begins].map((ms) => zoneOffsetMinutes('Europe/Berlin', ms))).toEqual([60, 120]);
  });

  it('is the device’s while nothing is chosen', () => {
    const here = new Date(MOMENT);
    expect(readerDay(MOMENT)).toBe(dayKey(MOMENT));
    expect(formatTime(MOMENT).slice(0, 2)).toBe(String(here.getHours()).padStart(2, '0'));
  });
});

describe('values in the user’s currency', () => {
  const coinInfo = { USDT: { isOpen: 1, rate: { USD: '0.5', EUR: '0.46' } }, BTC: { isOpen: 1, rate: { USD: '96000', JPY: '14400000' } } };

  it('convert by a coin with both rates', () => {
    expect(usdRateIn('USD', {})).toBe('1');
    expect(usdRateIn('EUR', coinInfo)).toBe('0.92');
    expect(usdRateIn('JPY', coinInfo)).toBe('150');
    expect(usdRateIn('GBP', coinInfo)).toBeUndefined();
  });

  it('print with the currency’s sign or code, unknown ones "--"', () => {
    const format = formatIn('en');
    const euro = worthIn('EUR', '0.92', format);
    expect([euro.text('1000'), euro.text(undefined), euro.compact('5000000'), euro.price('0.00002', 8)]).toEqual([
      '€920.00',
      '--',
      '€4.60M',
      '€0.0₄1840',
    ]);
    expect(worthIn('JPY', '150', format).text('12.34')).toBe('¥1,851');
    expect(worthIn('CHF', '0.81', format).text('100')).toBe('81.00 CHF');
  });
});

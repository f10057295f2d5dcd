import { dayKey, formatCountdown, formatDateTime, formatTime } from '@/src/format';
import { formatDate, formatMoment } from '@/src/format/date';

const at = Date.UTC(2026, 10, 21, 23, 41, 7);

describe('dates', () => {
  it.each([
    ['en', '21 Nov 2026, 23:41:07 UTC'],
    ['es', '21 nov 2026, 23:41:07 UTC'],
    ['it-IT', '21 nov 2026, 23:41:07 UTC'],
    ['pt-PT', '21 nov 2026, 23:41:07 UTC'],
    ['bg', '21 ное 2026, 23:41:07 UTC'],
    ['zh-TW', '2026年11月21日 23:41:07 UTC'],
    ['zh-MY', '2026年11月21日 23:41:07 UTC'],
    ['ar-AE', '\u206821 نوفمبر 2026، 23:41:07 UTC\u2069'],
  ])('reads in %s as %s', (locale, text) => expect(formatDateTime(at, locale, 'utc')).toBe(text));

  it.each([
    ['en', '21 Nov, 23:41 UTC'],
    ['bg', '21 ное, 23:41 UTC'],
    ['zh-TW', '11月21日 23:41 UTC'],
    ['ar-AE', '\u206821 نوفمبر، 23:41 UTC\u2069'],
  ])('of these days read in %s as %s', (locale, text) => expect(formatMoment(at, locale, 'utc')).toBe(text));

  it('names UTC and only UTC', () => {
    expect(formatTime(at, 'utc')).toBe('23:41:07 UTC');
    expect(formatTime(at)).not.toContain('UTC');
    expect(formatDate(at, 'en', 'utc')).toBe('21 Nov 2026 UTC');
  });

  it('groups by the day of the same clock it prints', () => {
    expect(dayKey(at, 'utc')).toBe('2026-11-21');
    const local = new Date(at);
    const two = (value: number) => String(value).padStart(2, '0');
    expect(dayKey(at)).toBe(`${local.getFullYear()}-${two(local.getMonth() + 1)}-${two(local.getDate())}`);
  });

  it('counts down to zero and stays there', () => {
    expect([581, 59.9, 0, -4, 3723].map(formatCountdown)).toEqual(['09:41', '00:59', '00:00', '00:00', '1:02:03']);
  });
});

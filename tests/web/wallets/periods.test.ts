import { chosenOf, toggled } from '@/src/features/wallets/history/model/filterLists';
import { daysOf, periodOf, spanOf, spanOfDays } from '@/src/features/wallets/history/model/periods';
import { timeZoneChoice } from '@/src/lib/userZone';

const HOUR_MS = 3_600_000;
const NOW = Date.UTC(2026, 10, 18, 12, 21);

describe.each([
  ['UTC', 0],
  // Ahead of UTC by day and night, behind it, and a clock that was put back within the 30 days.
  ['Asia/Hong_Kong', 8],
  ['America/New_York', -5],
])('periods on the clock of %s', (zone, hours) => {
  beforeEach(() => timeZoneChoice.set(zone));
  afterEach(() => timeZoneChoice.set(undefined));

  it('begin with a whole day and go on until now', () => {
    expect(spanOf(7, NOW)).toEqual({ from: Date.UTC(2026, 10, 12) - hours * HOUR_MS, to: undefined });
    expect(spanOf('all', NOW)).toEqual({ from: undefined, to: undefined });
    const summer = zone === 'America/New_York' ? 1 : 0;
    expect(spanOf(30, NOW).from).toBe(Date.UTC(2026, 9, 20) - (hours + summer) * HOUR_MS);
    expect([7, 30, 90].map((days) => periodOf(spanOf(days as 7, NOW), NOW))).toEqual([7, 30, 90]);
  });

  it('are made of days and give them back, the last one whole', () => {
    const span = spanOfDays('2026-11-15', '2026-11-15');
    expect((span.to ?? 0) - (span.from ?? 0)).toBe(24 * HOUR_MS);
    expect(daysOf(span)).toEqual({ first: '2026-11-15', last: '2026-11-15' });
    expect(periodOf(span, NOW)).toBe('custom');
    expect(spanOfDays('', '')).toEqual({ from: undefined, to: undefined });
  });
});

it('lists of names take one in, put it out, and are no list without any', () => {
  expect(toggled(undefined, 'SEND')).toBe('SEND');
  expect(toggled('SEND', 'DEPOSIT')).toBe('SEND,DEPOSIT');
  expect(toggled('SEND,DEPOSIT', 'SEND')).toBe('DEPOSIT');
  expect(toggled('SEND', 'SEND')).toBeUndefined();
  expect([chosenOf(undefined), chosenOf('A,B')]).toEqual([[], ['A', 'B']]);
});

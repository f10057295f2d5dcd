import fc from 'fast-check';
import { nextDue, type Schedule } from '@/domain/convert/schedule';
import { runs } from '../../support/propertyRuns';

const at = (text: string) => Date.parse(text);
const iso = (ms: number) => new Date(ms).toISOString();
const daily: Schedule = { every: 'DAY', day: 1, minute: 9 * 60, timeZone: 'UTC' };

describe('the next time of a recurring conversion', () => {
  it.each<[string, Partial<Schedule>, string, string]>([
    ['today, if it is still to come', {}, '2026-11-28T08:59:59.999Z', '2026-11-28T09:00:00.000Z'],
    ['never the moment itself again', {}, '2026-11-28T09:00:00Z', '2026-11-29T09:00:00.000Z'],
    ['in the zone of its owner', { timeZone: 'Asia/Tokyo' }, '2026-11-28T00:00:00Z', '2026-11-29T00:00:00.000Z'],
    ['on the day of the week', { every: 'WEEK', day: 1 }, '2026-11-28T10:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['on a Sunday, which ends the week', { every: 'WEEK', day: 7 }, '2026-11-28T10:00:00Z', '2026-11-29T09:00:00.000Z'],
    ['on the day of the month', { every: 'MONTH', day: 15 }, '2026-11-28T10:00:00Z', '2026-12-15T09:00:00.000Z'],
    ['on the last day of a shorter month', { every: 'MONTH', day: 31 }, '2026-11-28T10:00:00Z', '2026-11-30T09:00:00.000Z'],
    ['on the last day of February', { every: 'MONTH', day: 31 }, '2027-01-31T10:00:00Z', '2027-02-28T09:00:00.000Z'],
    ['on a leap day', { every: 'MONTH', day: 30 }, '2028-02-01T10:00:00Z', '2028-02-29T09:00:00.000Z'],
    // Clocks in Lisbon go forward on 29 March 2026 at 01:00: 01:30 is not there, and comes at 02:30 summer time.
    ['as much later where clocks skip it', { minute: 90, timeZone: 'Europe/Lisbon' }, '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
    // They go back on 25 October 2026 at 02:00: 01:30 comes twice, 00:30 and 01:30 UTC.
    ['the first where clocks show it twice', { minute: 90, timeZone: 'Europe/Lisbon' }, '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
    [
      'not the second where clocks show it twice',
      { minute: 90, timeZone: 'Europe/Lisbon' },
      '2026-10-25T00:30:00Z',
      '2026-10-26T01:30:00.000Z',
    ],
  ])('is %s', (_what, over, after, expected) => {
    expect(iso(nextDue({ ...daily, ...over }, at(after)))).toBe(expected);
  });

  it('is always ahead, and as far apart as the rhythm says', () => {
    const schedule = fc.record({
      every: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const),
      day: fc.integer({ min: 1, max: 7 }),
      minute: fc.integer({ min: 0, max: 1439 }),
      timeZone: fc.constantFrom('UTC', 'Europe/Lisbon', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'),
    });
    const hours = { DAY: [22, 26], WEEK: [166, 170], MONTH: [670, 746] } as const;
    fc.assert(
      fc.property(schedule, fc.integer({ min: at('2024-01-01'), max: at('2030-01-01') }), (one, after) => {
        const first = nextDue(one, after);
        const second = nextDue(one, first);
        const [least, most] = hours[one.every];
        expect(first > after).toBe(true);
        expect((second - first) / 3_600_000).toBeGreaterThanOrEqual(least);
        expect((second - first) / 3_600_000).toBeLessThanOrEqual(most);
      }),
      runs(60),
    );
  });
});

import type { CallData } from '@/contract/calls';
import { csvText } from '@/domain/csv';
import { unexplainedFailure } from '@/src/features/security/model/failedLogin';
import { problemsOf } from '@/src/features/security/model/passwordForm';
import { startOf } from '@/src/features/security/model/periods';
import { formatRegion } from '@/src/format/region';
import { formatAgo } from '@/src/format/relative';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Activity = CallData<'activity'>['records'][number];

const act = (part: Partial<Activity>): Activity => ({
  activityId: '1',
  kind: 'LOGIN',
  result: 'PASSED',
  device: { browser: 'Chrome', system: 'macOS', kind: 'DESKTOP' },
  ip: '203.0.113.24',
  country: 'DE',
  at: 1_000,
  ...part,
});

describe('failed logins', () => {
  it('are told until their owner has said who it was', () => {
    const rows = [act({ at: 4 }), act({ at: 3, result: 'WRONG_CODE' }), act({ at: 2, result: 'WRONG_PASSWORD' })];
    expect(unexplainedFailure(rows, 0)?.at).toBe(3);
    expect(unexplainedFailure(rows, 2)?.at).toBe(3);
    expect(unexplainedFailure(rows, 3)).toBeUndefined();
  });

  it('are logins: a wrong password where a user is signed in is another matter', () => {
    expect(unexplainedFailure([act({ kind: 'PASSWORD_CHANGE', result: 'WRONG_PASSWORD' })], 0)).toBeUndefined();
    expect(unexplainedFailure([act({})], 0)).toBeUndefined();
  });
});

describe('a period', () => {
  it('begins with a whole day, so that the question stays the same while the user pages', () => {
    const noon = Date.UTC(2026, 10, 24, 12);
    expect(new Date(startOf('week', noon)).toISOString()).toBe('2026-11-17T00:00:00.000Z');
    expect(startOf('month', noon)).toBe(startOf('month', noon + 11 * HOUR));
    expect(startOf('year', noon)).toBe(Date.UTC(2025, 10, 24));
  });
});

describe('a new password', () => {
  const strong = 'Harbour27';
  it('is sent with the current one, when it is strong and typed twice', () => {
    expect(problemsOf({ current: 'x', next: strong, repeated: strong })).toEqual({});
    expect(problemsOf({ current: '', next: 'short', repeated: 'other' })).toEqual({
      current: 'currentMissing',
      next: 'weak',
      repeated: 'differs',
    });
  });
});

describe('how long ago', () => {
  const now = Date.UTC(2026, 10, 24);
  const ago = (ms: number, locale = 'en') => formatAgo(now - ms, now, locale);
  it('is told in the largest unit that has passed whole', () => {
    expect(ago(125 * DAY)).toBe('4 months ago');
    expect(ago(59 * DAY)).toBe('last month');
    expect(ago(29 * DAY)).toBe('29 days ago');
    expect(ago(47 * HOUR)).toBe('yesterday');
    expect(ago(90_000)).toBe('1 minute ago');
    expect(ago(400 * DAY)).toBe('last year');
  });

  it('is this minute for what is just over, and for a clock that is behind', () => {
    expect(ago(59_000)).toBe('this minute');
    expect(ago(-5 * HOUR)).toBe('this minute');
  });

  it('is told in every language', () => {
    expect(ago(125 * DAY, 'bg')).toBe('преди 4 месеца');
    expect(ago(125 * DAY, 'zh-TW')).toBe('4 個月前');
  });
});

describe('a country', () => {
  it('has its name in the language of the page; an unknown code stays as it is', () => {
    expect(formatRegion('DE', 'en')).toBe('Germany');
    expect(formatRegion('DE', 'it-IT')).toBe('Germania');
    expect(formatRegion('QX', 'en')).toBe('QX');
  });
});

describe('a CSV file', () => {
  it('quotes what would break a line or a cell', () => {
    expect(csvText([['a', 'b,c', 'say "hi"', 'two\nlines']])).toBe('\uFEFFa,"b,c","say ""hi""","two\nlines"\r\n');
  });

  it('holds no formula: a spreadsheet runs what begins like one', () => {
    expect(csvText([['=1+1', '+1', '-1', '-1+2', '@cmd', '\tx', '1-1']])).toBe("\uFEFF'=1+1,'+1,-1,'-1+2,'@cmd,\"'\tx\",1-1\r\n");
  });

  it.each([
    ['UA;=1+1;', `"UA;'=1+1;"`],
    ['UA; -2+3', `"UA;' -2+3"`],
    ['UA\t@cmd', `"UA\t'@cmd"`],
    ['UA\n=1+1\n+2', `"UA\n'=1+1\n'+2"`],
    ['UA;"=1+1;', `"UA;'""=1+1;"`],
    ['\t=1+1', `"'\t'=1+1"`],
    ['\n=1+1', `"'\n'=1+1"`],
    ['\uFF1D1+1', `'\uFF1D1+1`],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', '"Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)"'],
    ['2026-11-25', '2026-11-25'],
  ])('holds none where the list separator is another and cuts the cell either: %j', (text, cell) => {
    expect(csvText([['a', text, '-5']])).toBe(`\uFEFFa,${cell},-5\r\n`);
  });
});

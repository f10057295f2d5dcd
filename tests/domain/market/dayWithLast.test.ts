import { dayWithLast } from '@/domain/market/dayWithLast';

const day = { last: '100', open: '90', high: '110', low: '80', change: '10', changePercent: '11.11' };

describe('a day up to its last price', () => {
  it('tells the change of the newest price', () => {
    expect(dayWithLast({ ...day, last: '85.5' })).toMatchObject({ change: '-4.5', changePercent: '-5', high: '110', low: '80' });
  });

  it('rounds the change as the exchange does, ties away from zero', () => {
    expect(dayWithLast({ ...day, open: '80000', last: '80004' }).changePercent).toBe('0.01');
    expect(dayWithLast({ ...day, open: '80000', last: '79996' }).changePercent).toBe('-0.01');
  });

  it('has no high below the last price and no low above it', () => {
    expect(dayWithLast({ ...day, last: '111' })).toMatchObject({ high: '111', low: '80' });
    expect(dayWithLast({ ...day, last: '79' })).toMatchObject({ high: '110', low: '79' });
  });

  it('leaves a market that never traded as it is', () => {
    const quiet = { last: null, open: null, high: null, low: null, change: null, changePercent: null };
    expect(dayWithLast(quiet)).toBe(quiet);
  });

  it('leaves a day that opened at nothing as it is: a change from nothing has no percentage', () => {
    const free = { ...day, open: '0' };
    expect(dayWithLast(free)).toBe(free);
  });
});

import type { VerificationStatus } from '@/domain/verification/kinds';
import { isVerifiedBy, kindBefore, LEVEL_BY, LEVEL_KINDS, LEVEL_LIMITS, LEVELS, levelOf } from '@/domain/verification/levels';

describe('the level of an account', () => {
  it('has no gap below it', () => {
    expect(levelOf({})).toBe(1);
    expect(levelOf({ IDENTITY: 'VERIFIED' })).toBe(2);
    expect(levelOf({ IDENTITY: 'VERIFIED', ADDRESS: 'MORE_NEEDED', FUNDS: 'VERIFIED' })).toBe(2);
    expect(levelOf({ IDENTITY: 'VERIFIED', ADDRESS: 'VERIFIED' })).toBe(3);
    expect(levelOf({ IDENTITY: 'VERIFIED', ADDRESS: 'VERIFIED', FUNDS: 'VERIFIED' })).toBe(4);
    expect(levelOf({ ADDRESS: 'VERIFIED', FUNDS: 'VERIFIED' })).toBe(1);
    expect(levelOf({ BUSINESS: 'VERIFIED' })).toBe(3);
  });

  it('is that of a proven address for a company, whatever its owner has verified', () => {
    expect(levelOf({ BUSINESS: 'VERIFIED', IDENTITY: 'VERIFIED' })).toBe(3);
    expect(levelOf({ BUSINESS: 'VERIFIED', IDENTITY: 'VERIFIED', ADDRESS: 'VERIFIED', FUNDS: 'VERIFIED' })).toBe(4);
    expect(levelOf({ BUSINESS: 'IN_REVIEW', IDENTITY: 'REFUSED' })).toBe(1);
  });

  it('is told by a verification as the verification is by the level', () => {
    const further = LEVELS.filter((level) => level !== 1);
    expect(further.map((level) => LEVEL_BY[LEVEL_KINDS[level]])).toEqual(further);
  });

  it('opens one after the other', () => {
    expect((['IDENTITY', 'ADDRESS', 'FUNDS', 'BUSINESS'] as const).map(kindBefore)).toEqual([null, 'IDENTITY', 'ADDRESS', null]);
  });

  it('counts as verified by a person or a company, and by nothing less than verified', () => {
    const others: VerificationStatus[] = ['NOT_STARTED', 'IN_PROGRESS', 'IN_REVIEW', 'MORE_NEEDED', 'REFUSED'];
    expect([isVerifiedBy({ IDENTITY: 'VERIFIED' }), isVerifiedBy({ BUSINESS: 'VERIFIED' })]).toEqual([true, true]);
    expect(others.map((status) => isVerifiedBy({ IDENTITY: status, BUSINESS: status, ADDRESS: 'VERIFIED' }))).toEqual(Array(5).fill(false));
  });

  it('never takes away what the one below allows', () => {
    const daily = ([1, 2, 3, 4] as const).map((level) => Number(LEVEL_LIMITS[level].withdrawPerDay.amount));
    expect(daily).toEqual(daily.toSorted((one, other) => one - other));
    expect(new Set(daily).size).toBe(4);
  });
});

import { lookAlikeOf, looksLike } from '@/domain/withdrawal/addresses';
import { recipientGets, usdCentsOf } from '@/domain/withdrawal/amounts';
import { leftCents } from '@/domain/withdrawal/limits';
import { riskAmong, riskOf } from '@/domain/withdrawal/risk';
import { decide, holdOf, isSavedOnly, takesFourEyes } from '@/domain/withdrawal/rules';
import { canBeStopped, isOver, mayBecome, WITHDRAWAL_STATUSES } from '@/domain/withdrawal/states';

const rules = { windowMs: 300_000, firstMs: 86_400_000, approvalUsd: 10_000, fourEyesUsd: 100_000 };
const LEDGER = '0x4bc83e0F7a1D52B96Ce4408d1FA7935B2e6891c3';

describe('a withdrawal', () => {
  it('gives the recipient what the fee leaves, and counts in cents rounded up', () => {
    expect(recipientGets('1200', '2.4')).toBe('1197.6');
    expect(recipientGets('2.4', '2.4')).toBe('0');
    expect(usdCentsOf('0.001', '0.00001')).toBe(1n);
    expect(usdCentsOf('1200', '1')).toBe(120_000n);
  });

  it('leaves of a limit what was not used, and never less than nothing', () => {
    expect(leftCents('50000', 850_00n)).toBe(49_150_00n);
    expect(leftCents('1', 101n)).toBe(0n);
  });

  it('can be stopped until something of it may be on a network, and never after', () => {
    expect(WITHDRAWAL_STATUSES.filter(canBeStopped)).toEqual(['HELD', 'REVIEW', 'APPROVED']);
    expect(WITHDRAWAL_STATUSES.filter(isOver)).toEqual(['DONE', 'CANCELLED', 'REJECTED', 'FAILED']);
    for (const over of WITHDRAWAL_STATUSES.filter(isOver)) for (const to of WITHDRAWAL_STATUSES) expect(mayBecome(over, to)).toBe(false);
    // Its money moves behind confirmations alone, and an approval comes before every signature.
    expect(WITHDRAWAL_STATUSES.filter((from) => mayBecome(from, 'DONE'))).toEqual(['CONFIRMING']);
    expect(WITHDRAWAL_STATUSES.filter((from) => mayBecome(from, 'SIGNED'))).toEqual(['APPROVED', 'SIGNED']);
  });

  it('is held five minutes, or a day to a new address', () => {
    expect(holdOf(rules, false, 1_000)).toEqual({ leavesMs: 301_000, reason: 'WINDOW' });
    expect(holdOf(rules, true, 1_000)).toEqual({ leavesMs: 86_401_000, reason: 'FIRST_ADDRESS' });
  });

  it('waits for an operator from the threshold on, when it is odd, and when nobody knows what it is worth', () => {
    expect(decide(rules, { usdCents: 9_999_99n, dayCents: 9_999_99n, score: 59 })).toEqual({ status: 'APPROVED' });
    expect(decide(rules, { usdCents: 10_000_00n, dayCents: 10_000_00n, score: 0 })).toEqual({ status: 'REVIEW', reason: 'AMOUNT' });
    expect(decide(rules, { usdCents: 1n, dayCents: 1n, score: 60 })).toEqual({ status: 'REVIEW', reason: 'RISK' });
    expect(decide(rules, { usdCents: null, dayCents: 0n, score: 0 })).toEqual({ status: 'REVIEW', reason: 'RISK' });
    // Cut into pieces it is as large.
    expect(decide(rules, { usdCents: 1n, dayCents: 10_000_00n, score: 0 })).toEqual({ status: 'REVIEW', reason: 'AMOUNT' });
    expect([99_999_99n, 100_000_00n, null].map((cents) => takesFourEyes(rules, cents, cents ?? 0n))).toEqual([false, true, true]);
    expect(takesFourEyes(rules, 1n, 100_000_00n)).toBe(true);
  });

  it('is scored by what is unlike its owner', () => {
    const plain = { isFirstAddress: false, isLookAlike: false, accountAgeMs: 1e12, usdCents: 1n, limitUsd: '2000' };
    expect(riskOf(plain)).toEqual({ score: 0, signs: [] });
    expect(riskOf({ ...plain, isFirstAddress: true, isLookAlike: true })).toEqual({ score: 70, signs: ['FIRST_ADDRESS', 'LOOK_ALIKE'] });
    expect(riskAmong(riskOf({ ...plain, usdCents: 1_000_00n }), 5)).toEqual({ score: 50, signs: ['MANY', 'HALF_OF_LIMIT'] });
    const halfOf = (usdCents: bigint) => riskOf({ ...plain, usdCents }).signs;
    expect([halfOf(999_99n), halfOf(1_000_00n)]).toEqual([[], ['HALF_OF_LIMIT']]);
    const atAge = (accountAgeMs: number) => riskOf({ ...plain, accountAgeMs }).signs;
    expect([atAge(7 * 86_400_000 - 1), atAge(7 * 86_400_000)]).toEqual([['NEW_ACCOUNT'], []]);
    expect(riskOf({ ...plain, usdCents: null })).toEqual({ score: 60, signs: ['PRICE_UNKNOWN'] });
    expect(riskAmong(riskOf(plain), 4)).toEqual({ score: 0, signs: [] });
    expect(riskAmong({ signs: ['MANY', 'FIRST_ADDRESS'] }, 5)).toEqual({ score: 60, signs: ['FIRST_ADDRESS', 'MANY'] });
  });

  it('goes to saved addresses only until the day after that was switched off', () => {
    expect(isSavedOnly({ isOn: true, endsMs: null }, 5)).toBe(true);
    expect(isSavedOnly({ isOn: true, endsMs: 6 }, 5)).toBe(true);
    expect(isSavedOnly({ isOn: true, endsMs: 5 }, 5)).toBe(false);
    expect(isSavedOnly({ isOn: false, endsMs: null }, 5)).toBe(false);
  });

  it('is told from an address that only looks like a known one', () => {
    const planted = '0x4bc8d7419E3C60A28B15f37Ad2049ce651B991c3';
    expect(looksLike(planted, LEDGER)).toBe(true);
    expect(looksLike(LEDGER.toLowerCase(), LEDGER)).toBe(false);
    expect(looksLike(`${LEDGER.slice(0, 20)}a${LEDGER.slice(21)}`, LEDGER)).toBe(true);
    expect(looksLike('0x1111d7419E3C60A28B15f37Ad2049ce651B92222', LEDGER)).toBe(false);
    const known = [{ address: LEDGER, label: 'Ledger' }];
    expect(lookAlikeOf(planted, known, known)?.label).toBe('Ledger');
    // Of two that are alike and both known neither is a trap.
    const both = [...known, { address: planted, label: 'Other' }];
    expect(lookAlikeOf(planted, both, both)).toBeUndefined();
    // That it was typed before makes it no less like the other.
    expect(lookAlikeOf(planted, known, both)?.label).toBe('Ledger');
  });
});

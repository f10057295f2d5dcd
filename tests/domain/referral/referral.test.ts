import fc from 'fast-check';
import { dayName, dayNumber, dayStart } from '@/domain/days';
import { mailboxOf } from '@/domain/referral/mailbox';
import { REFERRAL_TIERS, tierFor, WELCOME } from '@/domain/referral/programme';
import { shareOf, welcomeEnd, welcomePpm } from '@/domain/referral/shares';

describe('tiers', () => {
  it.each([
    [0, 'FRIEND'],
    [9, 'FRIEND'],
    [10, 'PARTNER'],
    [49, 'PARTNER'],
    [50, 'AMBASSADOR'],
    [5_000, 'AMBASSADOR'],
  ])('with %i active people is %s', (active, name) => {
    expect(tierFor(active).name).toBe(name);
  });

  it('give 20, 25 and 30 %, and 10 % back for 90 days', () => {
    expect(REFERRAL_TIERS.map(({ ratePpm }) => ratePpm)).toEqual([200_000, 250_000, 300_000]);
    expect(WELCOME).toEqual({ ratePpm: 100_000, days: 90 });
  });
});

describe('shares of a fee', () => {
  it.each([
    [0n, 0n],
    [4n, 0n],
    [5n, 1n],
    [9n, 1n],
    [999_999_999_999_999_999n, 199_999_999_999_999_999n],
  ])('of %s at 20 % are %s: rounded down', (fee, share) => {
    expect(shareOf(fee, 200_000)).toBe(share);
  });

  it('never come to more than the fee, whatever the tier', () => {
    const fees = fc.bigInt({ min: 0n, max: 9_000_000_000_000_000_000n });
    fc.assert(
      fc.property(fees, fc.constantFrom(...REFERRAL_TIERS), (fee, { ratePpm }) => {
        const [share, welcome] = [shareOf(fee, ratePpm), shareOf(fee, WELCOME.ratePpm)];
        return share >= 0n && welcome >= 0n && (share + welcome) * 5n <= fee * 2n;
      }),
    );
  });

  it('come back to who is new from the day of joining, 90 days long', () => {
    expect([welcomePpm(100, 100), welcomePpm(189, 100), welcomePpm(190, 100)]).toEqual([100_000, 100_000, 0]);
    expect(welcomeEnd(100)).toBe(190);
  });
});

describe('days', () => {
  it('are those of UTC', () => {
    const midnight = Date.UTC(2026, 10, 24);
    expect([dayNumber(midnight) - dayNumber(midnight - 1), dayStart(dayNumber(midnight + 86_399_999))]).toEqual([1, midnight]);
    expect(dayName(dayNumber(midnight))).toBe('2026-11-24');
  });
});

describe('mailboxes', () => {
  it.each([
    ['Jana.H+two@Mail.example', 'jana.h@mail.example'],
    ['ja.na+x@googlemail.com', 'jana@gmail.com'],
    ['jana@gmail.com', 'jana@gmail.com'],
  ])('%s arrives at %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});

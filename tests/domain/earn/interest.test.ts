import fc from 'fast-check';
import { dayStart } from '@/domain/days';
import { amountProblem } from '@/domain/earn/amountRules';
import { earlyRedemption } from '@/domain/earn/earlyRedemption';
import { type Counted, countedTo, DAY_MS, dueRewards, nextDueMs, ratePpmOf } from '@/domain/earn/interest';
import { earnedAt, interestOverDays, unpaidAt } from '@/domain/earn/projection';

const START = Date.UTC(2026, 8, 18, 11, 7);
const plan = (over: Partial<Counted> = {}): Counted => ({ principal: 3000_00000000n, countedMs: START, shares: 0n, endMs: null, ...over });
const at = (ppm: bigint) => () => ppm;
const paidBy = (rewards: ReturnType<typeof dueRewards>) => rewards.reduce((sum, { amount }) => sum + amount, 0n);

/** The rule, in whole numbers: principal x rate x time over a year of 365 days, cut to units once. */
const oracle = (principal: bigint, ppm: bigint, ms: number) => (principal * ppm * BigInt(ms)) / (1_000_000n * 365n * 86_400_000n);

describe('interest of a plan', () => {
  it('is a 365th of the rate for each whole day, and its part for the first one', () => {
    const rewards = dueRewards(plan(), at(84_000n), START + 3 * DAY_MS);
    expect(rewards.map(({ amount }) => amount)).toEqual([37061643n, 69041096n, 69041096n]);
    expect(rewards.map(({ day }) => dayStart(day))).toEqual([0, 1, 2].map((days) => Date.UTC(2026, 8, 18 + days)));
  });

  it('is paid for ended days alone, and once', () => {
    const first = dueRewards(plan(), at(84_000n), START + 2 * DAY_MS);
    const after = first.at(-1)?.after ?? plan();
    expect(dueRewards({ ...plan(), ...after }, at(84_000n), START + 2 * DAY_MS)).toEqual([]);
    expect(dueRewards({ ...plan(), ...after }, at(84_000n), START)).toEqual([]);
    expect(nextDueMs({ ...plan(), ...after })).toBe(Date.UTC(2026, 8, 21));
  });

  it('counts every day a 365th in a leap year too', () => {
    const from = Date.UTC(2028, 0, 1);
    expect(paidBy(dueRewards(plan({ countedMs: from }), at(84_000n), Date.UTC(2029, 0, 1)))).toBe(
      oracle(3000_00000000n, 84_000n, 366 * DAY_MS),
    );
  });

  it('stops at the end of a term, to the millisecond', () => {
    const endMs = START + 90 * DAY_MS;
    const rewards = dueRewards(plan({ endMs }), at(84_000n), endMs + 40 * DAY_MS);
    expect(paidBy(rewards)).toBe(62_13698630n);
    expect(rewards.at(-1)?.after.countedMs).toBe(endMs);
    expect(paidBy(dueRewards(plan({ endMs }), at(84_000n), endMs - 1))).toBeLessThan(62_13698630n);
  });

  it('has the rate of each day', () => {
    const rates = new Map([[Math.floor(START / DAY_MS) + 1, 40_000n]]);
    const rewards = dueRewards(plan(), (day) => rates.get(day) ?? 84_000n, START + 2 * DAY_MS);
    expect(rewards.at(1)?.amount).toBe(32876713n); // with what the day before left over
  });

  it('loses nothing and doubles nothing, however time is cut up and whatever is added', () => {
    const steps = fc.array(fc.record({ ms: fc.integer({ min: 0, max: 3 * DAY_MS }), added: fc.bigInt(0n, 10n ** 12n) }), { maxLength: 25 });
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 16n), fc.bigInt(1n, 500_000n), steps, (principal, ppm, cuts) => {
        let state = plan({ principal });
        let now = START;
        let paid = 0n;
        let exact = 0n;
        for (const { ms, added } of cuts) {
          exact += state.principal * ppm * BigInt(ms);
          now += ms;
          const rewards = dueRewards(state, at(ppm), now);
          paid += paidBy(rewards);
          state = { ...state, ...rewards.at(-1)?.after };
          state = { ...state, ...countedTo(state, at(ppm), now), principal: state.principal + added };
        }
        const last = dueRewards(state, at(ppm), now + DAY_MS);
        exact += state.principal * ppm * BigInt(dayStart(Math.floor((now + DAY_MS) / DAY_MS)) - now);
        expect(paid + paidBy(last)).toBe(exact / (1_000_000n * 365n * 86_400_000n));
      }),
      { numRuns: 200 },
    );
  });
});

describe('what is shown of a plan', () => {
  const shown = {
    principal: '3000',
    aprPercent: '8.4',
    paid: '41.79527343',
    pending: '0',
    countedAt: Date.UTC(2026, 10, 18),
    endsAt: Date.UTC(2026, 11, 17, 11, 7),
  };

  it('runs on by the second and never beyond the term or what will be paid', () => {
    expect(unpaidAt(shown, Date.UTC(2026, 10, 18, 12, 41, 7), 8)).toBe('0.36491894');
    expect(earnedAt(shown, Date.UTC(2026, 10, 18, 12, 41, 7), 8)).toBe('42.16019237');
    expect(earnedAt(shown, shown.endsAt + DAY_MS, 8)).toBe(earnedAt(shown, shown.endsAt, 8));
    expect(unpaidAt(shown, shown.countedAt - 1000, 8)).toBe('0');
  });

  it('is rounded down as the ledger does', () => {
    expect(interestOverDays('3000', '8.4', 90, 8)).toBe('62.1369863');
    expect(interestOverDays('10000', '8.4', 90, 2)).toBe('207.12');
    expect(interestOverDays('10000', '8.4', 365, 2)).toBe('840');
  });
});

describe('rates', () => {
  it('have four decimals of a percent', () => {
    expect(ratePpmOf('6.2')).toBe(62_000n);
    expect(ratePpmOf('0.0001')).toBe(1n);
    expect(ratePpmOf('0.00001')).toBeUndefined();
  });
});

describe('leaving early', () => {
  it('takes what was paid, and never more than the principal', () => {
    expect(earlyRedemption(3000n, 41n)).toEqual({ takenBack: 41n, back: 2959n });
    expect(earlyRedemption(3000n, 0n)).toEqual({ takenBack: 0n, back: 3000n });
    expect(earlyRedemption(30n, 41n)).toEqual({ takenBack: 30n, back: 0n });
  });
});

describe('what a plan takes', () => {
  const room = { minAmount: 10n, maxPerUser: 100n, own: 0n, capacity: 1000n, taken: 0n };
  it.each([
    [9n, room, { kind: 'tooLittle', least: 10n }],
    [10n, room, undefined],
    [100n, room, undefined],
    [101n, room, { kind: 'overLimit', left: 100n }],
    [51n, { ...room, own: 50n }, { kind: 'overLimit', left: 50n }],
    [10n, { ...room, own: 200n }, { kind: 'overLimit', left: 0n }],
    [60n, { ...room, taken: 950n }, { kind: 'noRoom', left: 50n }],
    [50n, { ...room, taken: 950n }, undefined],
    [10n, { ...room, taken: 2000n }, { kind: 'noRoom', left: 0n }],
  ])('%p of it', (amount, within, problem) => {
    expect(amountProblem(amount, within, false)).toEqual(problem);
  });

  it('may be little where it is added', () => {
    expect(amountProblem(1n, room, true)).toBeUndefined();
  });
});

import fc from 'fast-check';
import { type Account, mayLeave } from '@/domain/express/mayLeave';
import { compare } from '@/domain/money/decimal';

const rates = new Map([
  ['BTC', '50000'],
  ['ETH', '2000'],
  ['USDT', '1'],
]);
const of = (stays: Record<string, string>, bought: Record<string, [coins: string, usd: string]>, now = rates): Account => ({
  stays: new Map(Object.entries(stays)),
  bought: new Map(Object.entries(bought).map(([coin, [coins, usd]]) => [coin, { coins, usd }])),
  rates: now,
});

it('keeps bought coins, and lets go of everything else', () => {
  const account = of({ BTC: '0.03', USDT: '100' }, { BTC: ['0.01', '500'] });
  expect([mayLeave('BTC', 8, account), mayLeave('USDT', 8, account), mayLeave('ETH', 8, account)]).toEqual(['0.02', '100', '0']);
});

it('keeps of everything else what stands for bought coins that were traded away', () => {
  // Half of them is gone: 250 USD of what is left have to stay.
  expect(mayLeave('USDT', 8, of({ BTC: '0.005', USDT: '250' }, { BTC: ['0.01', '500'] }))).toBe('0');
  expect(mayLeave('USDT', 8, of({ BTC: '0.005', USDT: '1250' }, { BTC: ['0.01', '500'] }))).toBe('1000');
  expect(mayLeave('ETH', 8, of({ USDT: '100', ETH: '1' }, { BTC: ['0.01', '500'] }))).toBe('0.8');
  expect(mayLeave('BTC', 8, of({ BTC: '0.005', USDT: '900' }, { BTC: ['0.01', '500'] }))).toBe('0');
});

it('counts what was paid, or what they are worth by now where that is more', () => {
  const falls = new Map([...rates, ['BTC', '40000']]);
  const rises = new Map([...rates, ['BTC', '60000']]);
  const traded = (now: Map<string, string>) => mayLeave('USDT', 8, of({ USDT: '700' }, { BTC: ['0.01', '500'] }, now));
  expect([traded(falls), traded(rises)]).toEqual(['200', '100']);
});

it('lets nothing leave that nobody knows the worth of, while something else is needed', () => {
  expect(mayLeave('XYZ', 8, of({ XYZ: '9' }, { BTC: ['0.01', '500'] }))).toBe('0');
  expect(mayLeave('XYZ', 8, of({ XYZ: '9', USDT: '500' }, { BTC: ['0.01', '500'] }))).toBe('9');
});

/* Whole numbers: each asset has a price in USD, amounts are whole, what was paid is what the coins were worth. */
const PRICES = [7n, 3n, 1n] as const;
const NAMES = ['A', 'B', 'C'] as const;
const asRates = new Map(NAMES.map((name, at) => [name, String(PRICES[at])]));
const asset = fc.integer({ min: 0, max: 2 });
const act = fc.oneof(
  fc.record({ kind: fc.constant('deposit' as const), at: asset, amount: fc.bigInt(1n, 50n) }),
  fc.record({ kind: fc.constant('buy' as const), at: asset, amount: fc.bigInt(1n, 50n) }),
  // A lot of one for what it is worth of another: worth stays.
  fc.record({ kind: fc.constant('trade' as const), at: asset, into: asset, amount: fc.bigInt(1n, 20n) }),
  fc.record({ kind: fc.constant('leave' as const), at: asset }),
);

it('never lets an account come under what a card has bought, whatever is traded into whatever before it leaves', () => {
  let left = 0n;
  fc.assert(
    fc.property(fc.array(act, { minLength: 1, maxLength: 40 }), (acts) => {
      const stays = [0n, 0n, 0n];
      const bought = [0n, 0n, 0n];
      const worth = (amounts: readonly bigint[]) => amounts.reduce((sum, amount, at) => sum + amount * (PRICES[at] ?? 0n), 0n);
      const add = (amounts: bigint[], at: number, amount: bigint) => {
        amounts[at] = (amounts[at] ?? 0n) + amount;
      };
      for (const step of acts) {
        const there = stays[step.at] ?? 0n;
        const price = PRICES[step.at] ?? 1n;
        if (step.kind === 'deposit' || step.kind === 'buy') add(stays, step.at, step.amount);
        if (step.kind === 'buy') add(bought, step.at, step.amount);
        if (step.kind === 'trade') {
          const [give, get] = [step.amount * (PRICES[step.into] ?? 1n), step.amount * price];
          if (give > there) continue;
          add(stays, step.at, -give);
          add(stays, step.into, get);
        }
        if (step.kind !== 'leave') continue;
        const account: Account = {
          stays: new Map(stays.map((amount, at) => [NAMES[at] ?? '', String(amount)])),
          bought: new Map(
            bought.flatMap((coins, at) =>
              coins === 0n ? [] : [[NAMES[at] ?? '', { coins: `${coins}`, usd: `${coins * (PRICES[at] ?? 0n)}` }]],
            ),
          ),
          rates: asRates,
        };
        const free = mayLeave(NAMES[step.at] ?? '', 0, account);
        if (compare(free, String(there)) > 0) return false;
        const beyond = worth(stays) - worth(bought);
        // No more than that, and no less than there is beyond it of coins that were not bought.
        if (BigInt(free) * price > (beyond > 0n ? beyond : 0n)) return false;
        const unbought = there - (bought[step.at] ?? 0n);
        const most = beyond / price;
        const expected = unbought < most ? unbought : most;
        if (BigInt(free) !== (expected > 0n ? expected : 0n)) return false;
        add(stays, step.at, -BigInt(free));
        left += BigInt(free);
      }
      return true;
    }),
    { numRuns: 2_000 },
  );
  expect(left).toBeGreaterThan(0n);
});

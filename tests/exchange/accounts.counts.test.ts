import { newCode } from '@/exchange/app/accounts/codes/code';
import { guessesOf } from '@/exchange/app/accounts/codes/codeGuards';
import { authenticatorGuards, passkeyGuards, recoveryGuards } from '@/exchange/app/accounts/factor/factorGuards';
import { openKey, sealKey } from '@/exchange/app/accounts/factor/sealedKey';
import type { Ticket } from '@/exchange/app/accounts/model';
import { createSealer } from '@/exchange/app/sealing/sealer';

const CALLER = { brand: 'kontor', ip: '192.0.2.7', userAgent: '', language: 'en' } as never;
const ELSEWHERE = { ...(CALLER as object), ip: '198.51.100.9' } as never;
const ticket = (part: Partial<Ticket>) =>
  ({ purpose: 'login', brand: 'kontor', address: 'jana@mail.example', channel: 'email', userId: '1', ...part }) as Ticket;

/** What a wrong code counts against: in this network, and anywhere. */
const countsOf = (part: Partial<Ticket>, caller = CALLER) => guessesOf(ticket(part), caller).map(({ about }) => about.join(' | '));

describe('what wrong codes are counted by', () => {
  it('is the account, whichever of its addresses the code went to', () => {
    const byMail = countsOf({});
    expect(byMail).toHaveLength(2);
    expect(countsOf({ address: '+85251200000', channel: 'sms' })).toEqual(byMail);
    for (const other of [{ userId: '2' }, { brand: 'visby' }, { purpose: 'forgot' as const }, { purpose: 'unfreeze' as const }])
      expect(countsOf(other).filter((count) => byMail.includes(count))).toEqual([]);
  });

  it('is the address where there is no account, which no id of a user is taken for', () => {
    const nobody = countsOf({ userId: null });
    expect(countsOf({ userId: null, address: 'other@mail.example' }).filter((count) => nobody.includes(count))).toEqual([]);
    expect(countsOf({ userId: null, address: '1' }).filter((count) => countsOf({}).includes(count))).toEqual([]);
  });

  it('is one count for whatever binds a second factor', () => {
    expect(countsOf({ purpose: 'passkey' })).toEqual(countsOf({ purpose: 'authenticator' }));
  });

  it('is told apart by network for the first, and for the second is not', () => {
    const [near, anywhere] = countsOf({});
    const [far, anywhereElse] = countsOf({}, ELSEWHERE);
    expect(far).not.toBe(near);
    expect(anywhereElse).toBe(anywhere);
  });

  it('is nothing while there is nothing to take', () => {
    expect(countsOf({ purpose: 'register' })).toEqual([]);
  });

  it('is named as the account it is about', async () => {
    const subjects = await Promise.all(guessesOf(ticket({}), CALLER).map(({ subject }) => subject()));
    expect(subjects).toEqual(['user:1', 'user:1']);
    expect(await guessesOf(ticket({ userId: null }), CALLER)[0]?.subject()).toBe('nobody:kontor:j***@mail.example');
  });
});

describe('what wrong second factors are counted by', () => {
  const KINDS = { authenticatorGuards, passkeyGuards, recoveryGuards };
  const counts = (kind: keyof typeof KINDS, userId: string, caller = CALLER) =>
    KINDS[kind](userId, caller).map(({ about }) => about.join(' | '));
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

  it('is each account and each kind by itself, in this network and anywhere', () => {
    const all = kinds.flatMap((kind) => ['1', '2'].flatMap((userId) => counts(kind, userId)));
    expect(all).toHaveLength(12);
    expect(new Set(all).size).toBe(12);
  });

  it.each(kinds)('is told apart by network for the first, and for the second is not: %s', (kind) => {
    const [near, anywhere] = counts(kind, '1');
    const [far, anywhereElse] = counts(kind, '1', ELSEWHERE);
    expect(far).not.toBe(near);
    expect(anywhereElse).toBe(anywhere);
    expect(KINDS[kind]('1', CALLER).map(({ subject }) => subject())).toEqual(['user:1', 'user:1']);
  });
});

it('a key that is sealed for one account opens for no other', () => {
  const sealer = createSealer([{ name: 'test', key: Buffer.alloc(32, 7) }]);
  const sealed = sealKey({ sealer }, '1', 'SECRET');
  expect(openKey({ sealer }, '1', sealed)).toBe('SECRET');
  expect(() => openKey({ sealer }, '2', sealed)).toThrow();
});

it('a code has six digits, however small its number is', () => {
  for (let nth = 0; nth < 500; nth += 1) expect(newCode()).toMatch(/^\d{6}$/);
});

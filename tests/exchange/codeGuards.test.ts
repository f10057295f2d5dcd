import { guessesOf } from '@/exchange/app/accounts/codes/codeGuards';
import type { Ticket } from '@/exchange/app/accounts/model';

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

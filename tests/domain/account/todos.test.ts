import { type TodoFacts, todosOf } from '@/domain/account/todos';

const fresh: TodoFacts = {
  registeredAt: 5,
  hasMail: true,
  isShared: false,
  fundsClaimedAt: null,
  hasPracticeFunds: true,
  factorAt: null,
  hasAuthenticator: false,
  recoveryCodesLeft: 0,
  hasAntiPhishing: false,
  antiPhishingAt: null,
  isVerified: false,
  stages: {},
  hasSpot: true,
  firstTradeAt: null,
};
const open = (facts: Partial<TodoFacts>) => todosOf({ ...fresh, ...facts }).flatMap(({ kind, isDone }) => (isDone ? [] : [kind]));

describe('what an account is asked to finish', () => {
  it('is told in the order that is recommended, its address done with it', () => {
    expect(todosOf(fresh)[0]).toEqual({ kind: 'ADDRESS', isDone: true, doneAt: 5 });
    expect(open({})).toEqual(['PRACTICE_FUNDS', 'AUTHENTICATOR', 'ANTI_PHISHING', 'IDENTITY', 'FIRST_TRADE']);
  });

  it('is only what the brand has', () => {
    expect(open({ hasPracticeFunds: false, hasSpot: false })).toEqual(['AUTHENTICATOR', 'ANTI_PHISHING', 'IDENTITY']);
  });

  it('asks for new recovery codes while few are left, and not without an authenticator', () => {
    const bound = { factorAt: 7, hasAuthenticator: true };
    expect(open({ ...bound, recoveryCodesLeft: 6 })).toContain('RECOVERY_CODES');
    expect(todosOf({ ...fresh, ...bound, recoveryCodesLeft: 7 }).map(({ kind }) => kind)).not.toContain('RECOVERY_CODES');
    expect(open({ recoveryCodesLeft: 0 })).not.toContain('RECOVERY_CODES');
  });

  it('is no identity that was refused for good, unless a company stands for it', () => {
    const stages = { IDENTITY: { status: 'REFUSED', isFinal: true } } as const;
    expect(open({ stages })).not.toContain('IDENTITY');
    expect(open({ stages: { IDENTITY: { status: 'REFUSED', isFinal: false } } })).toContain('IDENTITY');
    expect(todosOf({ ...fresh, stages, isVerified: true })).toContainEqual({
      kind: 'IDENTITY',
      isDone: true,
      doneAt: null,
    });
  });

  it('is no word for mails where none go out, unless there is one', () => {
    expect(open({ hasMail: false })).toEqual(['PRACTICE_FUNDS', 'AUTHENTICATOR', 'IDENTITY', 'FIRST_TRADE']);
    expect(todosOf({ ...fresh, hasMail: false, hasAntiPhishing: true }).map(({ kind }) => kind)).toContain('ANTI_PHISHING');
  });

  it('is nothing that protects or names an account all visitors share: they may not', () => {
    expect(open({ isShared: true })).toEqual(['PRACTICE_FUNDS', 'FIRST_TRADE']);
    expect(open({ isShared: true, hasAuthenticator: true, factorAt: 7 })).toEqual(['PRACTICE_FUNDS', 'FIRST_TRADE']);
  });

  it('is nothing in the end', () => {
    const all = { fundsClaimedAt: 6, factorAt: 7, antiPhishingAt: 8, hasAntiPhishing: true, isVerified: true, firstTradeAt: 9 };
    expect(open(all)).toEqual([]);
  });
});

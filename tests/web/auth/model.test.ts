import { type IdentityDraft, identityParams, identityProblem } from '@/src/features/auth/model/identity';

const draft = (change: Partial<IdentityDraft>): IdentityDraft => ({ kind: 'email', email: '', dialingCode: '852', phone: '', ...change });

describe('identity', () => {
  it.each([
    ['', 'emailMissing'],
    ['   ', 'emailMissing'],
    ['jana', 'emailInvalid'],
    ['jana@mail', 'emailInvalid'],
    ['ja na@mail.example', 'emailInvalid'],
    [' jana@mail.example ', undefined],
  ])('judges the email %p as %p', (email, problem) => {
    expect(identityProblem(draft({ email }))).toBe(problem);
  });

  it('takes phone numbers as people write them', () => {
    const phone = draft({ kind: 'phone', phone: ' (91) 23-4567 ' });
    expect(identityProblem(phone)).toBeUndefined();
    expect(identityParams(phone)).toEqual({ phone: '91234567', dialingCode: '852' });
  });

  it('names a phone number that is missing or too short', () => {
    expect(identityProblem(draft({ kind: 'phone', phone: '' }))).toBe('phoneMissing');
    expect(identityProblem(draft({ kind: 'phone', phone: '123' }))).toBe('phoneInvalid');
  });
});

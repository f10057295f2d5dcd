import { isKnownPassword } from '@/exchange/app/accounts/passwords/knownPasswords';
import { requireStrongPassword } from '@/exchange/app/accounts/passwords/passwordRules';
import { AppError } from '@/exchange/app/appError';

const refusal = (password: string, address = 'jana@mail.example') => {
  try {
    requireStrongPassword(password, address);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.codeName;
    throw error;
  }
};

describe('a password for an account', () => {
  it('keeps the rules that forms show, and is not the address', () => {
    expect(['Harbour27', 'Kelp-Lantern-40'].map((password) => refusal(password))).toEqual([undefined, undefined]);
    expect(['Harbo27', 'harbour27', 'HARBOUR27', 'Harbour-x', `Aa1${'x'.repeat(126)}`].map((password) => refusal(password))).toEqual(
      Array(5).fill('passwordWeak'),
    );
    expect(refusal('Jana.1@Mail.Example', 'jana.1@mail.example')).toBe('passwordWeak');
  });

  it('is none that leaks have shown, in whatever case and with whatever around it', () => {
    expect(['Password1', 'PassWord123', 'Qwerty123', '!!Trustno1?', '1Qaz2wsx', 'Ｐａｓｓｗｏｒｄ１'].map(isKnownPassword)).toEqual(
      Array(6).fill(true),
    );
    expect(refusal('Password1!')).toBe('passwordKnown');
  });

  it('may hold one that leaks have shown', () => {
    expect(['My Password1 is long', 'Harbour27', 'Lighthouse9'].map(isKnownPassword)).toEqual([false, false, false]);
  });
});

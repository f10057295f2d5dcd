import { networkOf } from '@/domain/network/visitorNetwork';
import type { Guarded } from '../attempts/attemptGuard';
import type { AccountLimits } from '../attempts/limits';
import type { Caller } from '../model';

const guards = (name: string, limits: readonly (keyof AccountLimits)[], userId: string, { ip }: Caller): Guarded[] => {
  const parts = [[networkOf(ip)], []];
  return limits.map((limit, index) => ({
    limit,
    about: [name, userId, ...(parts[index] ?? [])],
    refusal: 'rateLimited',
    subject: () => `user:${userId}`,
  }));
};

/** Codes of an authenticator, over all logins and calls: three of a million are right at any time. */
export const authenticatorGuards = (userId: string, caller: Caller): Guarded[] =>
  guards('authenticator', ['guessesPerAccountAndAddress', 'guessesPerAccount'], userId, caller);

/** Signatures are not guessed; looking at wrong ones costs work. */
export const passkeyGuards = (userId: string, caller: Caller): Guarded[] =>
  guards('passkey', ['failuresPerAccountAndAddress', 'failuresPerAccount'], userId, caller);

/** Recovery codes are too long to be guessed; they cost work. Counted apart: who is out of tries with the one has the other. */
export const recoveryGuards = (userId: string, caller: Caller): Guarded[] =>
  guards('recovery code', ['failuresPerAccountAndAddress', 'failuresPerAccount'], userId, caller);

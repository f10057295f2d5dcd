import type { Guarded } from '../attempts/attemptGuard';
import { type AccountPair, both, byAccount, FAILURES, GUESSES } from '../attempts/byAccount';
import type { Caller } from '../model';

const guards = (name: string, limits: AccountPair, userId: string, caller: Caller): Guarded[] =>
  both(byAccount(limits, [name, userId], caller, { subject: () => `user:${userId}` }));

/** Codes of an authenticator, over all logins and calls: three of a million are right at any time. */
export const authenticatorGuards = (userId: string, caller: Caller): Guarded[] => guards('authenticator', GUESSES, userId, caller);

/** Signatures are not guessed; looking at wrong ones costs work. */
export const passkeyGuards = (userId: string, caller: Caller): Guarded[] => guards('passkey', FAILURES, userId, caller);

/** Recovery codes are too long to be guessed; they cost work. Counted apart: who is out of tries with the one has the other. */
export const recoveryGuards = (userId: string, caller: Caller): Guarded[] => guards('recovery code', FAILURES, userId, caller);

import { networkOf } from '@/domain/network/visitorNetwork';
import type { Caller } from '../model';
import type { Guarded } from './attemptGuard';
import type { AccountLimits } from './limits';

/**
 * What is counted against one account: from the caller's network, and, wider, from anywhere, so that a stranger cannot easily keep the
 * owner out.
 */
export interface ByAccount {
  fromHere: Guarded;
  fromAnywhere: Guarded;
}

/** As they are admitted. */
export const both = ({ fromHere, fromAnywhere }: ByAccount): Guarded[] => [fromHere, fromAnywhere];

/** The two limits. */
export interface AccountPair {
  here: keyof AccountLimits;
  anywhere: keyof AccountLimits;
}

/** Wrong ones of what is not guessed in a few tries: passwords, recovery codes, signatures. */
export const FAILURES = { here: 'failuresPerAccountAndAddress', anywhere: 'failuresPerAccount' } as const satisfies AccountPair;
/** Wrong ones of six digits that open an account by themselves. */
export const GUESSES = { here: 'guessesPerAccountAndAddress', anywhere: 'guessesPerAccount' } as const satisfies AccountPair;
/** Wrong ones of six digits for what the password was right for: nobody is to be kept out for long, the owner asks for another code. */
export const CODE_FAILURES = { here: 'failuresPerAccountAndAddress', anywhere: 'codeFailuresPerAccount' } as const satisfies AccountPair;

/** @param about what is counted, whose account it is among it */
export function byAccount(
  limits: AccountPair,
  about: readonly string[],
  { ip }: Pick<Caller, 'ip'>,
  { subject, refusal = 'rateLimited' }: Pick<Guarded, 'subject'> & Partial<Pick<Guarded, 'refusal'>>,
): ByAccount {
  return {
    fromHere: { limit: limits.here, about: [...about, networkOf(ip)], refusal, subject },
    fromAnywhere: { limit: limits.anywhere, about, refusal, subject },
  };
}

import type { CallData } from '@/contract/calls';
import { hasSecondFactor } from '@/src/proof/hasSecondFactor';

/** What an owner can still do, the weightier first; keys of `security.protections`. */
export type NextProtection = 'authenticator' | 'antiPhishing' | 'all';

export interface Protections {
  on: number;
  total: number;
  next: NextProtection;
}

/** Codes at login are always on. An account without a mail address gets no mails a word could stand in. */
export function protectionsOf(
  { antiPhishingWord, ...factors }: Pick<CallData<'securityState'>, 'authenticatorBoundAt' | 'passkeys' | 'antiPhishingWord'>,
  hasMail: boolean,
): Protections {
  const [isBound, isSet] = [hasSecondFactor(factors), antiPhishingWord !== null];
  const wanted = hasMail ? [isBound, isSet] : [isBound];
  return {
    on: 1 + wanted.filter(Boolean).length,
    total: 1 + wanted.length,
    next: !isBound ? 'authenticator' : hasMail && !isSet ? 'antiPhishing' : 'all',
  };
}

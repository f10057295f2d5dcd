import { networkOf } from '@/domain/network/visitorNetwork';
import type { Guarded } from '../attempts/attemptGuard';
import { type ByAccount, both, byAccount } from '../attempts/byAccount';
import { subjectOf } from '../attempts/callGuards';
import type { Caller, Ticket } from '../model';
import { PURPOSES } from './purposes';

/** What codes are counted by. */
type CodesOf = Pick<Ticket, 'purpose' | 'brand' | 'address' | 'userId' | 'channel'>;

/** Codes to one email address or phone for one purpose: resetting a stranger's password cannot use up their login codes. */
export const codesTo = (draft: CodesOf): Guarded => ({
  limit: 'codesPerIdentity',
  about: ['codes', draft.purpose, draft.brand, draft.address],
  refusal: 'rateLimited',
  subject: () => subjectOf(draft.userId, draft.brand, draft),
});

/** Whoever earns by text messages asks for many to numbers of their own, from wherever they can. */
function textsOf({ channel, purpose }: CodesOf, { ip }: Caller): Guarded[] {
  if (channel !== 'sms' || purpose !== 'register') return [];
  const network = networkOf(ip);
  return [
    { limit: 'textsPerAddress', about: ['texts', network], refusal: 'rateLimited', subject: () => `network:${network}` },
    { limit: 'textsToStrangers', about: ['texts'], refusal: 'rateLimited', subject: () => 'texts:strangers' },
  ];
}

/** What a message with a code counts against. */
export const sendingOf = (draft: CodesOf, caller: Caller): Guarded[] => [codesTo(draft), ...textsOf(draft, caller)];

/** Wrong codes for an account, by what they open, over all its tickets and by whichever way they were sent; undefined where none counts. */
export function codeFailures({ purpose, brand, address, userId, channel }: CodesOf, caller: Caller): ByAccount | undefined {
  const { guesses, countedAs } = PURPOSES[purpose];
  if (!guesses) return undefined;
  const about = ['wrong codes', countedAs, brand, ...(userId === null ? [address] : ['user', userId])];
  return byAccount(guesses, about, caller, { subject: () => subjectOf(userId, brand, { channel, address }) });
}

/** Everything a wrong code counts against. */
export function guessesOf(draft: CodesOf, caller: Caller): Guarded[] {
  const failures = codeFailures(draft, caller);
  return failures ? both(failures) : [];
}

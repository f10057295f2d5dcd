import { networkOf } from '@/domain/network/visitorNetwork';
import type { Guarded } from '../attempts/attemptGuard';
import { subjectOf } from '../attempts/callGuards';
import type { AccountLimits } from '../attempts/limits';
import type { Caller, Ticket, TicketPurpose } from '../model';

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

/** Limits for one account from one address, and for one account from anywhere. */
const GUESSES: Record<TicketPurpose, readonly [keyof AccountLimits, keyof AccountLimits] | undefined> = {
  // A right code resets or binds without anything else asked.
  forgot: ['guessesPerAccountAndAddress', 'guessesPerAccount'],
  authenticator: ['guessesPerAccountAndAddress', 'guessesPerAccount'],
  passkey: ['guessesPerAccountAndAddress', 'guessesPerAccount'],
  // Nobody is kept from trading by it for long: its password was right, and its owner asks for another code.
  unfreeze: ['failuresPerAccountAndAddress', 'codeFailuresPerAccount'],
  // Its password was right before.
  login: ['failuresPerAccountAndAddress', 'codeFailuresPerAccount'],
  // There is nothing to take yet: five tries a code are few enough.
  register: undefined,
  factor: undefined,
};

/** What binds a second factor has one count: a stolen session has no more tries for there being more kinds of factors. */
const COUNTED_AS: Partial<Record<TicketPurpose, string>> = { authenticator: 'factor', passkey: 'factor' };

/** Wrong codes for an account, by what they open, over all its tickets and by whichever way they were sent. */
export function guessesOf({ purpose, brand, address, userId, channel }: CodesOf, { ip }: Caller): Guarded[] {
  const limits = GUESSES[purpose];
  if (!limits) return [];
  const about = ['wrong codes', COUNTED_AS[purpose] ?? purpose, brand, ...(userId === null ? [address] : ['user', userId])];
  const subject = () => subjectOf(userId, brand, { channel, address });
  return [
    { limit: limits[0], about: [...about, networkOf(ip)], refusal: 'rateLimited', subject },
    { limit: limits[1], about, refusal: 'rateLimited', subject },
  ];
}

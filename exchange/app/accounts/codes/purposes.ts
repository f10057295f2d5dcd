import type { ActivityKind } from '@/domain/account/activity';
import type { MessageKind } from '../../mail/words/mailWords';
import type { AccountLimits } from '../attempts/limits';
import type { TicketPurpose } from '../model';

interface Purpose {
  /** What the code is sent with; undefined where none is. */
  message: MessageKind | undefined;
  /** How a wrong code is shown to the account's owner; undefined where there is no account, or the step before has shown it. */
  activity: ActivityKind | undefined;
  /** Limits of wrong codes for one account from one address, and for one account from anywhere. */
  guesses: readonly [fromHere: keyof AccountLimits, anywhere: keyof AccountLimits] | undefined;
  /** Purposes of one name have one count. */
  countedAs: string;
}

/** A right code resets or binds without anything else asked. */
const FEW = ['guessesPerAccountAndAddress', 'guessesPerAccount'] as const;
/** The password was right before, and nobody is to be kept out for long: the owner asks for another code. */
const SOME = ['failuresPerAccountAndAddress', 'codeFailuresPerAccount'] as const;

/** All that differs by what a code is typed for. */
export const PURPOSES: Readonly<Record<TicketPurpose, Purpose>> = {
  // There is nothing to take yet: five tries a code are few enough.
  register: { message: 'registerCode', activity: undefined, guesses: undefined, countedAs: 'register' },
  login: { message: 'loginCode', activity: 'LOGIN', guesses: SOME, countedAs: 'login' },
  // A login that waits for its second factor: that has counts of its own.
  factor: { message: undefined, activity: undefined, guesses: undefined, countedAs: 'factor' },
  forgot: { message: 'forgotCode', activity: 'PASSWORD_RESET', guesses: FEW, countedAs: 'forgot' },
  // What binds a second factor has one count: a stolen session has no more tries for there being more kinds of factors.
  authenticator: { message: 'authenticatorCode', activity: 'AUTHENTICATOR_ON', guesses: FEW, countedAs: 'factor' },
  passkey: { message: 'passkeyCode', activity: 'PASSKEY_ADD', guesses: FEW, countedAs: 'factor' },
  unfreeze: { message: 'unfreezeCode', activity: 'ACCOUNT_UNFREEZE', guesses: SOME, countedAs: 'unfreeze' },
};

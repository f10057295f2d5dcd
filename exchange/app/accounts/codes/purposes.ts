import type { ActivityKind } from '@/domain/account/activity';
import type { MessageKind } from '../../mail/words/mailWords';
import { type AccountPair, CODE_FAILURES, GUESSES } from '../attempts/byAccount';
import type { TicketPurpose } from '../model';

interface Purpose {
  /** What the code is sent with; undefined where none is. */
  message: MessageKind | undefined;
  /** How a wrong code is shown to the account's owner; undefined where there is no account, or the factor's own check shows it. */
  activity: ActivityKind | undefined;
  /** How often a wrong code may be typed. */
  guesses: AccountPair | undefined;
  /** Purposes of one name have one count. */
  countedAs: string;
}

/** All that differs by what a code is typed for. */
export const PURPOSES: Readonly<Record<TicketPurpose, Purpose>> = {
  // There is nothing to take yet: five tries a code are few enough.
  register: { message: 'registerCode', activity: undefined, guesses: undefined, countedAs: 'register' },
  login: { message: 'loginCode', activity: 'LOGIN', guesses: CODE_FAILURES, countedAs: 'login' },
  // A login that waits for its second factor: that has counts of its own.
  factor: { message: undefined, activity: undefined, guesses: undefined, countedAs: 'factor' },
  forgot: { message: 'forgotCode', activity: 'PASSWORD_RESET', guesses: GUESSES, countedAs: 'forgot' },
  // What binds a second factor has one count: a stolen session has no more tries for there being more kinds of factors.
  authenticator: { message: 'authenticatorCode', activity: 'AUTHENTICATOR_ON', guesses: GUESSES, countedAs: 'factor' },
  passkey: { message: 'passkeyCode', activity: 'PASSKEY_ADD', guesses: GUESSES, countedAs: 'factor' },
  // Two codes are asked for, or all an account has: guessing one opens nothing.
  withdraw: { message: 'withdrawCode', activity: 'WITHDRAW', guesses: GUESSES, countedAs: 'withdraw' },
  // Another way out for the same money: whoever guesses has no more tries for there being two.
  sale: { message: 'saleCode', activity: 'EXPRESS_SALE', guesses: GUESSES, countedAs: 'withdraw' },
  unfreeze: { message: 'unfreezeCode', activity: 'ACCOUNT_UNFREEZE', guesses: CODE_FAILURES, countedAs: 'unfreeze' },
};

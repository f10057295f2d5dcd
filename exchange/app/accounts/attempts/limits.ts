import type { DelayRule } from '../accountStore';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What is slowed down, and how. Everything grows: each attempt past the allowance doubles the wait. */
export interface AccountLimits {
  /** Calls of one kind (register, login ...) from one address, whether they succeed or not. */
  callsPerAddress: DelayRule;
  /** Wrong passwords from one address, over all accounts: someone is trying a list. */
  failuresPerAddress: DelayRule;
  /** Wrong passwords for one account from one address. */
  failuresPerAccountAndAddress: DelayRule;
  /** Wrong passwords for one account from anywhere. Wider, so that a stranger cannot easily keep the owner out. */
  failuresPerAccount: DelayRule;
  /** Codes sent to one email address or phone, by purpose: protects its owner, and bounds guessing (5 tries a code). */
  codesPerIdentity: DelayRule;
  /** New passwords of one account: each change is told by mail, and none costs its caller anything. */
  passwordsPerAccount: DelayRule;
  /** Text messages to numbers that have no account, asked for from one address: each costs the operator money ... */
  textsPerAddress: DelayRule;
  /** ... and from anywhere. */
  textsToStrangers: DelayRule;
  /** Wrong six digits that would open an account by themselves, over all tickets: for one account from one address ... */
  guessesPerAccountAndAddress: DelayRule;
  /** ... and from anywhere. Nine a day: one code of a million is then found with less than 1 chance in 100,000 a day. */
  guessesPerAccount: DelayRule;
  /** Wrong codes for logins to one account whose password was right, from anywhere. Wider: a stranger cannot easily keep the owner out. */
  codeFailuresPerAccount: DelayRule;
  /** Exports of everything there is of an account: each reads all of it. */
  exportsPerAccount: DelayRule;
  /** Looks for who would receive money, whether found or not: an address book is not learned that way. */
  receiversPerAccount: DelayRule;
  /** Changes of where coins may leave to: each tells the owner by mail. */
  sendingChoicesPerAccount: DelayRule;
  /** How often their links are opened: a file that breaks off is asked for again, and each time all of it is read. */
  exportFilesPerAccount: DelayRule;
}

/** So many a day to numbers that have no account, however many addresses ask. */
export const textsToStrangers = (perDay: number): DelayRule => ({
  allowance: perDay,
  firstDelayMs: MINUTE,
  maxDelayMs: HOUR,
  forgiveOneAfterMs: Math.ceil(DAY / perDay),
});

export const defaultLimits: AccountLimits = {
  callsPerAddress: { allowance: 120, firstDelayMs: 5 * SECOND, maxDelayMs: 10 * MINUTE, forgiveOneAfterMs: 10 * SECOND },
  failuresPerAddress: { allowance: 30, firstDelayMs: 10 * SECOND, maxDelayMs: 15 * MINUTE, forgiveOneAfterMs: 2 * MINUTE },
  failuresPerAccountAndAddress: { allowance: 5, firstDelayMs: 30 * SECOND, maxDelayMs: HOUR, forgiveOneAfterMs: HOUR },
  failuresPerAccount: { allowance: 50, firstDelayMs: MINUTE, maxDelayMs: 15 * MINUTE, forgiveOneAfterMs: 10 * MINUTE },
  codesPerIdentity: { allowance: 10, firstDelayMs: MINUTE, maxDelayMs: HOUR, forgiveOneAfterMs: 10 * MINUTE },
  passwordsPerAccount: { allowance: 10, firstDelayMs: MINUTE, maxDelayMs: HOUR, forgiveOneAfterMs: 10 * MINUTE },
  textsPerAddress: { allowance: 10, firstDelayMs: 10 * MINUTE, maxDelayMs: 4 * HOUR, forgiveOneAfterMs: 30 * MINUTE },
  textsToStrangers: textsToStrangers(1_000),
  guessesPerAccountAndAddress: { allowance: 5, firstDelayMs: 10 * MINUTE, maxDelayMs: DAY, forgiveOneAfterMs: DAY },
  guessesPerAccount: { allowance: 9, firstDelayMs: DAY, maxDelayMs: DAY, forgiveOneAfterMs: DAY },
  exportsPerAccount: { allowance: 3, firstDelayMs: HOUR, maxDelayMs: DAY, forgiveOneAfterMs: 8 * HOUR },
  receiversPerAccount: { allowance: 60, firstDelayMs: HOUR, maxDelayMs: DAY, forgiveOneAfterMs: 24 * MINUTE },
  sendingChoicesPerAccount: { allowance: 10, firstDelayMs: HOUR, maxDelayMs: DAY, forgiveOneAfterMs: 2 * HOUR },
  exportFilesPerAccount: { allowance: 9, firstDelayMs: HOUR, maxDelayMs: DAY, forgiveOneAfterMs: 3 * HOUR },
  codeFailuresPerAccount: { allowance: 30, firstDelayMs: 10 * MINUTE, maxDelayMs: 4 * HOUR, forgiveOneAfterMs: 30 * MINUTE },
};

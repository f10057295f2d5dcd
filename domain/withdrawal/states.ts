// The life of a withdrawal: the exchange moves it along, the web draws it, tests ask whether anything else is possible.

export const WITHDRAWAL_STATUSES = [
  /** Asked for. Its owner can stop it until it leaves. */
  'HELD',
  /** Waits for a person. */
  'REVIEW',
  'APPROVED',
  /** A transaction of it is written down, and may be on its way. */
  'SIGNED',
  /** The network has taken one. */
  'SENT',
  /** One is in a block. */
  'CONFIRMING',
  'DONE',
  'CANCELLED',
  'REJECTED',
  /** The network took its fee and moved nothing: everything went back to its owner. */
  'FAILED',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** What it may become. A status that names itself may be written again with other particulars: a later end of its hold, one more block. */
const NEXT: Readonly<Record<WithdrawalStatus, readonly WithdrawalStatus[]>> = {
  HELD: ['HELD', 'REVIEW', 'APPROVED', 'CANCELLED', 'REJECTED'],
  REVIEW: ['REVIEW', 'APPROVED', 'CANCELLED', 'REJECTED'],
  // Back to an operator, or on hold again, where the account's standing has changed meanwhile.
  APPROVED: ['HELD', 'REVIEW', 'SIGNED', 'CANCELLED', 'REJECTED'],
  // Back to be signed anew only where the network will never take what was signed. Never cancelled: it may be on its way.
  SIGNED: ['SIGNED', 'SENT', 'CONFIRMING', 'APPROVED'],
  SENT: ['SENT', 'CONFIRMING', 'APPROVED'],
  // A block that was rolled back takes it along.
  CONFIRMING: ['CONFIRMING', 'SENT', 'DONE', 'FAILED'],
  DONE: [],
  CANCELLED: [],
  REJECTED: [],
  FAILED: [],
};

export const mayBecome = (from: WithdrawalStatus, to: WithdrawalStatus): boolean => NEXT[from].includes(to);

/** Nothing happens to it any more. */
export const isOver = (status: WithdrawalStatus): boolean => NEXT[status].length === 0;

/** Nothing of it can be on a network yet. */
export const canBeStopped = (status: WithdrawalStatus): boolean => mayBecome(status, 'CANCELLED');

/** Statuses that end in nothing sent, and what was set aside goes back: they count in no limit. */
export const RETURNED = ['CANCELLED', 'REJECTED', 'FAILED'] as const satisfies readonly WithdrawalStatus[];
export type ReturnedStatus = (typeof RETURNED)[number];

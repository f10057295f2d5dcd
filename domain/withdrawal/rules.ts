import { REVIEW_SCORE } from './risk';

export interface WithdrawalRules {
  /** For so long every withdrawal waits, so that its owner can stop it. */
  windowMs: number;
  /** For so long one to an address nothing was sent to before. */
  firstMs: number;
  /** USD from which on an operator approves ... */
  approvalUsd: number;
  /** ... and from which on two of them do. */
  fourEyesUsd: number;
}

/** Why it waits longer than the window, or for an operator. */
export const HOLD_REASONS = ['WINDOW', 'FIRST_ADDRESS', 'PROTECTION', 'AMOUNT', 'RISK', 'ACCOUNT', 'OPERATOR'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** Why the exchange itself gave one back: coins leave to saved addresses only by now, and its address is none of them. */
export const NOT_SAVED = 'NOT_SAVED';
/** Why one failed: the network took its transaction into a block and moved nothing. */
export const NOT_MOVED = 'NOT_MOVED';

/** Until when a new one can be stopped, and why so long. */
export function holdOf(
  { windowMs, firstMs }: WithdrawalRules,
  isFirstAddress: boolean,
  askedMs: number,
): { leavesMs: number; reason: HoldReason } {
  if (isFirstAddress && firstMs > windowMs) return { leavesMs: askedMs + firstMs, reason: 'FIRST_ADDRESS' };
  return { leavesMs: askedMs + windowMs, reason: 'WINDOW' };
}

interface Asked {
  usdCents: bigint | null;
  /** Of all that left the account in the 24 hours that end with it, itself included: a large amount in pieces is a large amount. */
  dayCents: bigint;
  score: number;
}

/** What becomes of one whose time is over: it goes, or an operator looks first. */
export function decide(
  { approvalUsd }: Pick<WithdrawalRules, 'approvalUsd'>,
  { usdCents, dayCents, score }: Asked,
): { status: 'APPROVED' } | { status: 'REVIEW'; reason: HoldReason } {
  if (usdCents === null || score >= REVIEW_SCORE) return { status: 'REVIEW', reason: 'RISK' };
  return dayCents >= BigInt(approvalUsd) * 100n ? { status: 'REVIEW', reason: 'AMOUNT' } : { status: 'APPROVED' };
}

/** Whether one operator may not approve it alone. What nobody can put a price on counts as a large one. */
export const takesFourEyes = ({ fourEyesUsd }: Pick<WithdrawalRules, 'fourEyesUsd'>, usdCents: bigint | null, dayCents: bigint): boolean =>
  usdCents === null || dayCents >= BigInt(fourEyesUsd) * 100n;

/** A new address of the book, and the end of sending to saved ones only, wait as long. */
export const BOOK_HOLD_MS = 86_400_000;

/** Saved addresses only: since when, and from when on no more. */
export interface SavedOnly {
  isOn: boolean;
  /** When it ends by its owner's wish; null while nobody wished so. */
  endsMs: number | null;
}

export const isSavedOnly = ({ isOn, endsMs }: SavedOnly, now: number): boolean => isOn && (endsMs === null || now < endsMs);

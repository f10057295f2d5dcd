import type { Position } from '../pageCursor';

// What the programme needs from the database. Days are counted from 1970 in UTC, amounts are ledger units, values decimals in USDT.

/** A user who was invited, with who invited them. */
export interface Invitee {
  userId: string;
  inviterId: string;
  isVerified: boolean;
  joinedMs: number;
}

/** What a user paid in fees of one asset on a day, in the markets with one quote. */
export interface FeesPaid {
  userId: string;
  asset: string;
  quote: string;
  fee: bigint;
  /** What was traded for it, units of the quote. */
  traded: bigint;
}

/** What is known of a user that tells whether two accounts are one person's. */
export interface Traces {
  userId: string;
  email: string | null;
  /** Of sessions and of what the account did. */
  origins: { ip: string; userAgent: string }[];
}

export interface Share {
  beneficiaryId: string;
  inviteeId: string;
  asset: string;
  fee: bigint;
  ratePpm: number;
  amount: bigint;
  tradedValue: string;
  feeValue: string;
  value: string;
}

export interface PayoutKey {
  userId: string;
  day: number;
  asset: string;
}

export interface Payout extends PayoutKey {
  fromInvitees: bigint;
  fromOwnFees: bigint;
  value: string;
}

export type WithheldReason = 'MAILBOX' | 'DEVICE';
/** Whoever closes an account is told that what comes later is not paid. */
export type ForfeitReason = 'CLOSED';
/** `FEES`: the account of fees does not have as much; `ROOM`: the user's cannot take it. */
export type HeldReason = 'ACCOUNT' | 'FEES' | 'ROOM';

/** An invitation that does not count, and why. */
export interface Withheld {
  inviteeId: string;
  reason: WithheldReason;
}

/** What closing an account asks of the programme. */
export interface InvitationStore {
  /** Open accounts of people this one invited, whose invitations count. */
  invitedBy(inviterId: string): Promise<string[]>;
  tracesOf(userIds: readonly string[], sinceMs: number): Promise<Traces[]>;
  /** Since when: days are counted from 1970. */
  withhold(withheld: readonly Withheld[], day: number): Promise<void>;
}

/** All that settling a day found. */
export interface SettledDay {
  day: number;
  settledMs: number;
  withheld: Withheld[];
  shares: Share[];
  payouts: Payout[];
}

export interface SettlingStore {
  /** The last day that is settled; undefined before the programme began. */
  lastDay(): Promise<number | undefined>;
  /** Days up to this one owe nothing, unless the programme began already. */
  begin(day: number, nowMs: number): Promise<void>;
  /** Invited people whose invitations count, by id, behind one; at most `limit`. */
  inviteesAfter(userId: string, limit: number): Promise<Invitee[]>;
  /** From a moment to before another. Fees of 0 are there too: it was traded. */
  feesOf(userIds: readonly string[], fromMs: number, toMs: number): Promise<FeesPaid[]>;
  /** Those of who these people invited that are verified, count, and traded on one of the days. */
  activeOf(inviterIds: readonly string[], fromDay: number, toDay: number): Promise<{ inviterId: string; userId: string }[]>;
  tracesOf(userIds: readonly string[], sinceMs: number): Promise<Traces[]>;
  /** All of it or nothing; nothing when the day was settled meanwhile. */
  settle(settled: SettledDay): Promise<void>;
}

export interface PayingStore {
  /**
   * What is to be paid, the oldest day first and behind `after`; what was held only if that was before, or is to come: then by a clock
   * that ran ahead.
   */
  due(times: { heldBeforeMs: number; nowMs: number }, limit: number, after?: PayoutKey): Promise<(PayoutKey & { amount: bigint })[]>;
  hold(payout: PayoutKey, reason: HeldReason, nowMs: number): Promise<void>;
  /** It is never paid, and stays with the fees. Nothing when it was paid. */
  forfeit(payout: PayoutKey, reason: ForfeitReason, nowMs: number): Promise<void>;
  /** Notes when the ledger paid it. */
  notePaid(payout: PayoutKey, posting: { kind: string; reference: string }): Promise<void>;
}

export interface ReferralFigures {
  code: string;
  joinedMs: number;
  isInvited: boolean;
  invitees: number;
  earned: string;
  /** From a day on. */
  earnedSince: string;
  waiting: string;
  isHeld: boolean;
  lastDay: { day: number; value: string } | null;
}

export interface InviteeRow {
  inviteeId: string;
  email: string | null;
  phone: string | null;
  joinedMs: number;
  isVerified: boolean;
  isWithheld: boolean;
  lastTradedDay: number | null;
  traded: string;
  fees: string;
  earned: string;
}

export interface PayoutRow extends Payout {
  /** Where it stands among those of its day. */
  place: string;
  heldMs: number | null;
  paidMs: number | null;
}

/** What people see of the programme. */
export interface ReferralQueries {
  figures(userId: string, sinceDay: number): Promise<ReferralFigures | undefined>;
  activeCount(userId: string, fromDay: number): Promise<number>;
  /** From a day to before another, newest first. */
  earnings(userId: string, fromDay: number, toDay: number): Promise<{ day: number; asset: string; amount: bigint; value: string }[]>;
  firstDay(userId: string): Promise<number | undefined>;
  invitees(userId: string, before: Position | undefined, limit: number): Promise<InviteeRow[]>;
  payouts(userId: string, before: Position | undefined, limit: number): Promise<PayoutRow[]>;
}

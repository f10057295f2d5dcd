import type { AuditRecord } from '../auditRecord';

/** Who may operate the exchange. */
export interface Operator {
  id: string;
  name: string;
  createdMs: number;
  /** Names of the two who let them in; null for those who showed the machine's one-time secret. */
  proposedBy: string | null;
  confirmedBy: string | null;
  disabledMs: number | null;
}

/** An operator as whom a call is made, by the token that was shown. */
export interface CallingOperator extends Operator {
  tokenHash: string;
}

export interface NewOperator {
  name: string;
  tokenHash: string;
}

/** What one operator asked for and another has to confirm. Details are what its kind put there: plain JSON. */
export interface Proposal {
  id: string;
  kind: string;
  details: unknown;
  note: string;
  proposedBy: string;
  proposedMs: number;
  /** Nobody can confirm it any more: who made it is disabled. */
  isVoid: boolean;
}

export interface AuditLine extends AuditRecord {
  /** Grows with every line. */
  sequence: string;
  atMs: number;
}

export interface AuditFilter {
  actor?: string;
  action?: string;
  subject?: string;
  /** Lines with lower sequences only. */
  before?: number;
  limit: number;
}

export interface FoundUser {
  userId: string;
  brand: string;
  email: string | null;
  phone: string | null;
  nickName: string;
  accountType: 0 | 1 | 2;
  createdMs: number;
  frozenMs: number | null;
  /** Since when its owner keeps everybody out. */
  lockedMs: number | null;
  openOrders: number;
}

/** All that is told of a user at a glance. */
export interface ShownUser extends FoundUser {
  language: string;
  isVerified: boolean;
  feeTier: number;
  invitedBy: string | null;
  selfFrozenMs: number | null;
  closedMs: number | null;
  sendingHeldUntilMs: number | null;
  passwordChangedMs: number | null;
  authenticatorBoundMs: number | null;
  passkeys: number;
  openSessions: number;
  lastLoginMs: number | null;
  files: number;
  /** Status of each verification by its kind. */
  verifications: Record<string, string>;
}

/** Amounts of rebates in one coin, decimal. */
export interface RebateSums {
  asset: string;
  payouts: number;
  paid: string;
  waiting: string;
  /** Of what waits: frozen accounts, or fees that are not there. */
  held: string;
  forfeited: string;
}

export interface ShownReferral {
  code: string;
  invitedBy: string | null;
  /** Seems to be its inviter's own account. */
  withheld: string | null;
  invitees: number;
  withheldInvitees: number;
  rebates: RebateSums[];
}

export interface ReferralTotals {
  /** ISO day; null before the programme began. */
  lastSettledDay: string | null;
  invited: number;
  inviters: number;
  withheld: number;
  rebates: RebateSums[];
}

/** What operating needs from the database. Every act is written with its audit line in one transaction. */
export interface OperatorStore {
  /** The operator with this token; undefined when there is none or they are disabled. */
  byTokenHash(tokenHash: string): Promise<Operator | undefined>;
  operators(): Promise<Operator[]>;
  /**
   * Adds an operator who showed the one-time secret. Undefined when there are `atMost` active ones already, or the name or token is
   * taken: two at once cannot both be the last.
   */
  join(operator: NewOperator, atMost: number, nowMs: number, audit: AuditRecord): Promise<Operator | undefined>;

  propose(proposal: Omit<Proposal, 'id' | 'proposedMs' | 'isVoid'>, nowMs: number, audit: (id: string) => AuditRecord): Promise<Proposal>;
  pending(): Promise<Proposal[]>;
  proposal(id: string): Promise<Proposal | undefined>;
  /** Decides a pending proposal and does what else belongs to it. False when it was decided meanwhile; then nothing happened. */
  reject(proposal: Proposal, by: string, nowMs: number, audit: AuditRecord): Promise<boolean>;
  confirmAdding(proposal: Proposal, operator: NewOperator, by: string, nowMs: number, audit: AuditRecord): Promise<boolean>;
  confirmDisabling(proposal: Proposal, name: string, by: string, nowMs: number, audit: AuditRecord): Promise<boolean>;

  /**
   * Gives an active operator another token: the one before is worth nothing from then on, and what they proposed is void. Ids of those
   * proposals; undefined, and nothing happened, when there is no such operator or the token is taken.
   */
  recover(operator: NewOperator, nowMs: number, audit: (voided: readonly string[]) => AuditRecord): Promise<string[] | undefined>;

  /** For what only looks, or was refused: there is nothing else to write it with. */
  writeAudit(audit: AuditRecord, nowMs: number): Promise<void>;

  /** Newest first. */
  readAudit(filter: AuditFilter): Promise<AuditLine[]>;

  findUsers(search: string, byBeginning: boolean, limit: number): Promise<FoundUser[]>;
  /** By id or by the whole of an address, which may have an account on each brand. */
  showUsers(user: string, now: number): Promise<ShownUser[]>;
  showReferral(userId: string): Promise<ShownReferral | undefined>;
  referralTotals(): Promise<ReferralTotals>;
}

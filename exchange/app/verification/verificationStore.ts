import type { ReviewerName, VerificationKind } from '@/domain/verification/kinds';
import type { VerificationEvent } from '@/domain/verification/workflow';
import type { OwnerTelling } from '../accounts/owner/tellOwner';
import type { AuditRecord } from '../auditRecord';
import type { Position } from '../pageCursor';
import type { Owner } from './documentStore';
import type { NewVerification, RecordedEvent, VerificationRow } from './model';

export interface QueuedPage {
  /** Undefined: of every brand. */
  brand: string | undefined;
  /** Those behind it, by when they were sent. */
  after: Position | undefined;
  limit: number;
}

/**
 * Keeps files with what is handed in: from here on their owner cannot delete them, and they are not deleted as unused. False, and nothing
 * may be written, unless all of them are the owner's.
 */
export type KeepFiles = (owner: Owner, uploadIds: readonly string[], now: number) => Promise<boolean>;

export interface VerificationTables {
  find(userId: string, kind: VerificationKind): Promise<VerificationRow | undefined>;
  byId(id: string): Promise<VerificationRow | undefined>;
  byReference(reference: string): Promise<VerificationRow | undefined>;
  ofUser(userId: string): Promise<VerificationRow[]>;
  /** As `ofUser`; whoever else locks them waits for this transaction, and reads what it has written. */
  lockOfUser(userId: string): Promise<VerificationRow[]>;
  /** Undefined when there is one of this kind. */
  create(verification: NewVerification, now: number): Promise<VerificationRow | undefined>;
  /** Writes everything but what it is and whose, as the version after `row.version`. False when it was written meanwhile. */
  save(row: VerificationRow): Promise<boolean>;
  addEvent(id: string, event: VerificationEvent, actor: string, at: number): Promise<void>;
  /** Oldest first. */
  events(id: string): Promise<RecordedEvent[]>;
  /** In review by this reviewer since before, the oldest first. */
  dueForReview(reviewBy: ReviewerName, submittedBefore: number, limit: number): Promise<VerificationRow[]>;
  /** Providers are to be told of these. */
  dueForSending(now: number, limit: number): Promise<VerificationRow[]>;
  /** Of a provider: when it is told next (null: it was), and how often it was tried. Changes no version, and nothing when something was handed in since. */
  noteSending(sent: Pick<VerificationRow, 'id' | 'submission'>, nextSendAt: number | null, tries: number): Promise<void>;
  /** Waiting for a reviewer's decision or the owner's answer, the oldest first. */
  queue(page: QueuedPage): Promise<VerificationRow[]>;
  /** What the account is told to be. `sealedName` undefined: its name stays. */
  setAuthStatus(userId: string, authStatus: 0 | 1, sealedName?: string | null): Promise<void>;
  /** False when this event was taken before: it is a replay. */
  takeProviderEvent(eventId: string, now: number): Promise<boolean>;
  forgetProviderEvents(before: number): Promise<void>;
  keepFiles: KeepFiles;
  /** Ends the user's handover, by which a phone sends pictures, with what that was sending. */
  endHandover(userId: string, at: number): Promise<void>;
  /** To tell the owner with, in the same transaction. */
  telling: OwnerTelling;
  writeAudit(audit: AuditRecord, now: number): Promise<void>;
}

/** Verifications in the exchange's database. Used directly each call stands alone. */
export interface VerificationStore extends VerificationTables {
  atomically<Result>(work: (tables: VerificationTables) => Promise<Result>): Promise<Result>;
}

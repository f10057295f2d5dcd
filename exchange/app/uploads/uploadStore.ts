import type { UploadType } from '@/domain/upload/uploadRules';
import type { AuditRecord } from '../auditRecord';
import type { NewSession, NewUpload, PartRecord, SessionRecord, UploadRecord } from './uploadRecord';

/** Whose files: one account on one brand. */
export interface Owner {
  userId: string;
  brand: string;
}

export interface Usage {
  files: number;
  bytes: number;
  /** Uploads the owner began since the moment that was asked for. */
  begun: number;
}

/** By which a file that is sent again is found. */
export interface SentFile {
  type: UploadType;
  size: number;
  sha256: string;
  sendId?: string;
  /** What a phone sends and what its owner does are never each other's. */
  isByPhone: boolean;
}

/** Throws where this is more than an owner may have; then nothing has happened. Asked while nobody else adds to it. */
export type Admit = (usage: Usage) => void;

/** The rows of uploads. Places where bytes lie are noted as garbage until a row has them, and again when it lets go of them. */
export interface UploadStore {
  /** Open uploads count by what they say they will be; those that do not say, by what has come. */
  usage(owner: Owner, sinceMs: number): Promise<Usage>;
  /** `admit` hears what there was before it, and what was begun since `sinceMs`. */
  begin(session: NewSession, nowMs: number, sinceMs: number, admit: Admit): Promise<SessionRecord>;
  /** The open one of the same file, which is `sendId`'s from here on. */
  openSession(owner: Owner, file: SentFile, nowMs: number): Promise<SessionRecord | undefined>;
  /** The one of the same file that `sendId` was kept by, as long as that is there. */
  keptSession(owner: Owner, file: SentFile): Promise<SessionRecord | undefined>;
  session(owner: Owner, sessionId: string): Promise<SessionRecord | undefined>;
  /** Whoever stores something says so first: unless a row has it by `dueMs`, it is deleted. */
  intend(storageKey: string, dueMs: number): Promise<void>;
  /**
   * False, and nothing happened, when the upload is not open or not just there any more. `admit` hears what there is with it; without, it
   * was admitted when it began.
   */
  addPart(session: SessionRecord, part: PartRecord, admit: Admit | undefined): Promise<boolean>;
  parts(sessionId: string): Promise<PartRecord[]>;
  /**
   * Keeps the file of an upload, which ends with it; where the same file was kept before by its `sendId`, that one. Undefined, and nothing
   * happened, when it had ended. `admit` hears what there is with it.
   */
  keep(sessionId: string, upload: NewUpload, admit: Admit): Promise<UploadRecord | undefined>;
  /** Ends an upload without a file. */
  end(sessionId: string, nowMs: number): Promise<void>;

  /** Newest first. */
  list(owner: Owner): Promise<UploadRecord[]>;
  find(owner: Owner, uploadId: string): Promise<UploadRecord | undefined>;
  /** Whoever's it is: for links, which are signed, and operators. */
  findAny(uploadId: string): Promise<UploadRecord | undefined>;
  /** Newest first. */
  listOf(userId: string): Promise<UploadRecord[]>;
  /** False when there is none that is not in use. */
  remove(owner: Owner, uploadId: string, nowMs: number): Promise<boolean>;

  /** Ends uploads past their time, forgets those of `forgetMs` and before, deletes files nobody handed in since `unusedMs`. */
  sweep(nowMs: number, times: { forgetMs: number; unusedMs: number }): Promise<void>;
  /** Places to be emptied by now. */
  garbage(nowMs: number, limit: number): Promise<string[]>;
  /** These are empty. */
  collected(storageKeys: readonly string[]): Promise<void>;

  writeAudit(audit: AuditRecord, nowMs: number): Promise<void>;
}

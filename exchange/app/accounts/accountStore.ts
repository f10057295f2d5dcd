import type { ActivityKind, ActivityResult } from '@/domain/account/activity';
import type { AuditRecord } from '../auditRecord';
import type { NoticeWriter } from '../notices/noticeWriter';
import type { OutboxWriter } from '../outbox/outboxStore';
import type { Position } from '../pageCursor';
import type { InvitationStore } from '../referral/referralStore';
import type { FactorTables } from './factor/factorStore';
import type { ListedSession, LiveSession, NewActivity, NewSession, NewUser, Origin, RecordedActivity, Ticket, User } from './model';
import type { PasskeyTables } from './passkeys/passkeyStore';
import type { PreferenceStore } from './profile/preferenceStore';
import type { TodoStore } from './profile/todoStore';

// What the use cases need from the database. Times are milliseconds since 1970.

export interface PasswordChange {
  passwordHash: string;
  changedAt: number;
  sendingHeldUntil: number;
}

export interface UserStore {
  byId(id: string): Promise<User | undefined>;
  byEmail(brand: string, email: string): Promise<User | undefined>;
  byPhone(brand: string, phone: string): Promise<User | undefined>;
  /** Id of the account that hands out this referral code on the brand; a closed one hands out none. */
  idByReferralCode(brand: string, code: string): Promise<string | undefined>;
  /** undefined when the address was taken in the meantime. */
  create(user: NewUser): Promise<User | undefined>;
  /** The internal account of that name, made on first use. */
  ensureInternal(name: string, referralCode: string, createdAt: number): Promise<User>;
  /** As byId; until the transaction ends nobody changes the account. Whoever locks more than the user locks the user first. */
  lock(id: string): Promise<User | undefined>;
  /** From now on all visitors use it. For good: a password everybody knew protects nobody. */
  share(id: string): Promise<void>;
  /** The same password, hashed at another cost; nothing if it is no longer that of `before`. */
  rehash(id: string, before: string, passwordHash: string): Promise<void>;
  /** In place of `before`, a password as if it had always been this one: nothing is held. False when another process was first. */
  restorePassword(id: string, before: string | null, passwordHash: string): Promise<boolean>;
  /** Another password. False when the hash was no longer `before`: it was changed in the meantime. */
  changePassword(id: string, before: string | null, change: PasswordChange): Promise<boolean>;
  /** Nothing is sent from the account before; never earlier than it was. */
  holdSending(id: string, until: number): Promise<void>;
  setLocked(id: string, now: number): Promise<void>;
  /** With a password nobody knows in place of its own: logins whose password was right before go no further. */
  setUnlocked(id: string, now: number, passwordHash: string): Promise<void>;
  setPasskeyLogin(id: string, isOn: boolean): Promise<void>;
  setLanguage(id: string, language: string): Promise<void>;
  setNickName(id: string, nickName: string): Promise<void>;
  /** That everything has followed from this freeze of the owner's (ms since 1970); null: from its end, too. */
  noteFollowedFreeze(id: string, frozenAt: number | null): Promise<void>;
  /** Freezes from before, of which that is not noted. */
  unfollowedFreezes(before: number, limit: number): Promise<{ userId: string; frozenAt: number }[]>;
  /** Whose noted freeze has ended. */
  untoldUnfreezes(limit: number): Promise<string[]>;
  /** null takes it away. */
  setAntiPhishing(id: string, word: string | null): Promise<void>;
}

export interface SessionStore {
  /** Returns the session's id. Also forgets what has expired by `createdAt`. */
  create(session: NewSession): Promise<string>;
  /** By its token, or for the seconds it is still good by the one before: it then expires with that. */
  byTokenHash(tokenHash: string, now: number): Promise<LiveSession | undefined>;
  /** Neither revoked nor expired. */
  byId(sessionId: string, now: number): Promise<LiveSession | undefined>;
  /** Of this user, neither revoked nor expired. */
  isOpen(userId: string, sessionId: string, now: number): Promise<boolean>;
  /** Sessions that are neither revoked nor expired, the latest used first. */
  list(userId: string, now: number): Promise<ListedSession[]>;
  /** From where a user has been logged in within the last year, as far as it is recorded. */
  origins(userId: string): Promise<Pick<Origin, 'userAgent' | 'country'>[]>;
  /** Never backwards. */
  touch(sessionId: string, now: number): Promise<void>;
  /** Of this user only. False when there was none open. */
  revoke(userId: string, sessionId: string, now: number): Promise<boolean>;
  /** All of a user's but `keptSessionId`, if given; their ids. */
  revokeAll(userId: string, now: number, keptSessionId?: string): Promise<string[]>;
  /**
   * Ends an open session and opens another in its place, with another token and the end it had; what hangs on the former one ends with
   * it, but its token is answered until `formerUntil`. Undefined when it is not open.
   */
  succeed(
    sessionId: string,
    tokenHash: string,
    now: number,
    formerUntil: number,
  ): Promise<{ sessionId: string; expiresAt: number } | undefined>;
  /** Ends at most `limit` of those nobody has used since `idleSince`. */
  endIdle(now: number, idleSince: number, limit: number): Promise<{ userId: string; sessionId: string }[]>;
  /** Deletes at most `limit` of those that expired before, whether revoked or not; how many. */
  forget(before: number, limit: number): Promise<number>;
}

/** Rows before a position, newest first, at most `limit` of those that pass. */
export interface ActivityFilter {
  kind?: ActivityKind;
  result?: ActivityResult;
  /** Done in this session. */
  sessionId?: string;
  /** ms, inclusive */
  fromTime?: number;
  /** ms, inclusive */
  toTime?: number;
  before?: Position;
  limit: number;
}

export interface ActivityStore {
  add(activity: NewActivity): Promise<void>;
  page(userId: string, filter: ActivityFilter): Promise<RecordedActivity[]>;
  /** Deletes at most `limit` of those before; how many. */
  forget(before: number, limit: number): Promise<number>;
}

export interface TicketStore {
  /** Also forgets tickets that expired long before. */
  create(ticket: Ticket): Promise<void>;
  /** An unused ticket of this brand, expired or not. */
  find(ticketHash: string, brand: string): Promise<Ticket | undefined>;
  /** Counts one try, if the ticket is unused, unexpired and has one left; returns it as it is then. */
  countTry(ticketHash: string, now: number, maxTries: number): Promise<Ticket | undefined>;
  /** A right code costs no try: looking at it does not use it up. */
  giveTryBack(ticketHash: string): Promise<void>;
  /** Uses the ticket up; false when another call was faster. */
  use(ticketHash: string, now: number): Promise<boolean>;
  /** Puts a new code in place of the old one, unless a parallel call did; false then. */
  renew(ticketHash: string, sendsBefore: number, code: { codeHash: string | null; expiresAt: number; resendAt: number }): Promise<boolean>;
  /** Uses up every open ticket of a user. */
  voidAll(userId: string, now: number): Promise<void>;
}

/** How long to wait after too many attempts. */
export interface DelayRule {
  /** Attempts that cost no waiting. */
  allowance: number;
  /** Wait after the last free attempt; each further one doubles it. */
  firstDelayMs: number;
  maxDelayMs: number;
  /** Time heals: one attempt is forgiven each time this passes, so that a shared address is not blocked by a busy week. */
  forgiveOneAfterMs: number;
}

export interface Block {
  /** When attempts are taken again, ms since 1970. */
  until: number;
  /** It is in the audit log already. */
  isTold: boolean;
}

export interface AttemptStore {
  /** Counts an attempt. While blocked it counts nothing and answers until when; otherwise undefined. */
  admit(key: string, rule: DelayRule, now: number): Promise<Block | undefined>;
  /** Writes a block down in the audit log, once, however many tell of it. */
  tell(key: string, block: Block, audit: AuditRecord, now: number): Promise<void>;
  /** Takes an admitted attempt back, because it turned out well. */
  takeBack(key: string, rule: DelayRule): Promise<void>;
  forget(key: string): Promise<void>;
}

export interface CaptchaStore {
  /** False when this challenge was handed in before. */
  spend(challenge: string, expiresAt: number, now: number): Promise<boolean>;
}

export interface FlagStore {
  read(userId: string, key: string): Promise<0 | 1>;
  /** False when the user already keeps `maxKeys` other flags. */
  save(userId: string, key: string, status: 0 | 1, maxKeys: number): Promise<boolean>;
}

export interface SecretStore {
  /** The secret of that name; `fresh` becomes it when there is none yet. */
  ensure(name: string, fresh: string): Promise<string>;
}

/** The operators' log. */
export interface AuditStore {
  write(record: AuditRecord, now: number): Promise<void>;
}

/** What of a closed account goes, and whose is not gone yet. */
export interface ErasureStore {
  /**
   * Erases everything of a user's but what the ledger keeps, messages that wait and files among it, and frees the address. May be done
   * again.
   */
  erase(userId: string, now: number): Promise<void>;
  /** Closed for money, not erased: a process died between the two. */
  unfinished(limit: number): Promise<string[]>;
  /** Erased after that moment: what was under way then may have left something. */
  erasedSince(since: number): Promise<string[]>;
  /** Rebates that are due to a user and will not be paid once the account is closed. */
  rebatesDue(userId: string): Promise<{ asset: string; amount: string }[]>;
}

export interface HandoverEnding {
  /** Deletes the user's, by which a phone sends pictures, with what that was sending. */
  end(userId: string, at: number): Promise<void>;
}

export interface AccountTables extends FactorTables, PasskeyTables {
  users: UserStore;
  sessions: SessionStore;
  activity: ActivityStore;
  tickets: TicketStore;
  attempts: AttemptStore;
  captchas: CaptchaStore;
  flags: FlagStore;
  preferences: PreferenceStore;
  todos: TodoStore;
  secrets: SecretStore;
  audit: AuditStore;
  erasure: ErasureStore;
  /** Whom the owner invited. */
  invitations: InvitationStore;
  handovers: HandoverEnding;
  /** What the owner is told in the product. */
  notices: NoticeWriter;
  /** What is sent to the owner. */
  outbox: OutboxWriter;
}

export interface AccountStore extends AccountTables {
  /** For work that may take its time and holds nobody up. */
  background: AccountTables;
  /** All or nothing: rolls back when `work` throws. */
  atomically<Result>(work: (tables: AccountTables) => Promise<Result>): Promise<Result>;
}

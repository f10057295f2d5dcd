import type { ActivityKind, ActivityResult } from '@/domain/account/activity';
import type { Standing } from '@/domain/account/standing';
import type { MessageAbout } from '../mail/words/mailWords';

/** A person's account on one brand, or an internal account of the practice market. */
export interface User {
  id: string;
  /** Empty for internal accounts. */
  brand: string;
  email: string | null;
  /** E.164, such as +85251234567 */
  phone: string | null;
  /** argon2id in PHC notation; null for internal accounts, which cannot sign in */
  passwordHash: string | null;
  accountType: 0 | 1 | 2;
  /** All visitors use it: the demo account. */
  isShared: boolean;
  authStatus: 0 | 1;
  nickName: string;
  /** The name on the document, sealed; null while nobody has verified it. */
  sealedName: string | null;
  language: string;
  /** IANA name of the clock that was chosen; null while each device has its own. */
  timeZone: string | null;
  /** null while it is the first one. */
  passwordChangedAt: number | null;
  /** Nothing is sent from the account before; null when nothing holds it. */
  sendingHeldUntil: number | null;
  /** Stands in every mail, so that a forged one is known by its absence; null when none is set. */
  antiPhishing: string | null;
  /** null when no authenticator is bound. */
  authenticatorBoundAt: number | null;
  /** How many it has, wherever they work. */
  passkeys: number;
  /** Whether a passkey is enough to sign in, without the password. */
  isPasskeyLoginOn: boolean;
  /** Nobody logs in while it is locked; null when it is not. */
  lockedAt: number | null;
  /** When it was unlocked last; null when never. */
  unlockedAt: number | null;
  /** Since when an operator has it frozen; null while none has. */
  frozenAt: number | null;
  /** Since when its owner has it frozen; null while not. */
  selfFrozenAt: number | null;
  /**
   * The owner's freeze of which everything has followed (`followFreeze`), until the owner was told of its end; null when there is none.
   * Where it is another than `selfFrozenAt`, something is still to be done.
   */
  followedFreezeAt: number | null;
  /** Since when it is closed: nothing of its owner is left. */
  closedAt: number | null;
}

export interface NewUser {
  brand: string;
  email: string | null;
  phone: string | null;
  passwordHash: string;
  nickName: string;
  language: string;
  referralCode: string;
  referredBy: string | null;
  createdAt: number;
}

/** How a person is reached, and what makes the account unique within its brand. */
export interface Identity {
  channel: 'email' | 'sms';
  /** Email address in lower case, or E.164 phone number. */
  address: string;
}

/** `factor` carries no code: it is a login that waits for the second factor. */
export type TicketPurpose = 'register' | 'login' | 'factor' | 'forgot' | 'authenticator' | 'passkey' | 'unfreeze' | 'withdraw' | 'sale';

/**
 * What a ticket's message is: the code itself; a notice instead (registering an address that has an account);
 * or nothing at all (forgot password of nobody). The caller is answered the same in all three cases.
 */
export type TicketDelivery = 'code' | 'notice' | 'nothing';

export interface Ticket extends Identity {
  ticketHash: string;
  brand: string;
  purpose: TicketPurpose;
  delivery: TicketDelivery;
  /** Whose login or reset it is; null when registering and for nobody. */
  userId: string | null;
  /** Of the account to be; null unless registering. */
  passwordHash: string | null;
  /** When the password was set that was typed for a login; null while it is the first one, and for other purposes. */
  passwordChangedAt: number | null;
  referredBy: string | null;
  /** Of the authenticator that is to be bound, sealed; null for other purposes. */
  sealedKey: string | null;
  language: string;
  /** What the code confirms, as its message says it: it is good for nothing else. Null where its purpose says all. */
  about: MessageAbout | null;
  /** null when no code can be right. */
  codeHash: string | null;
  /** Codes tried since the last one was sent. */
  tries: number;
  /** Codes sent so far. */
  sends: number;
  expiresAt: number;
  resendAt: number;
}

/** Where a session or an act came from. */
export interface Origin {
  ip: string;
  userAgent: string;
  /** ISO 3166-1 alpha-2; null when not known. */
  country: string | null;
}

export interface NewSession extends Origin {
  tokenHash: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

/** One of a user's open sessions, for the user to look at. */
export interface ListedSession extends Origin {
  sessionId: string;
  createdAt: number;
  lastActiveAt: number;
  expiresAt: number;
}

/** A device that is not asked for the second factor. */
export interface NewDevice extends Origin {
  userId: string;
  tokenHash: string;
  createdAt: number;
  expiresAt: number;
}

export interface RememberedDevice extends Origin {
  deviceId: string;
  createdAt: number;
  lastUsedAt: number;
  expiresAt: number;
}

export interface NewActivity extends Origin {
  userId: string;
  /**
   * In which session it was done: set for all that may be done on an account visitors share (logging in and out, ending the own session),
   * because each is shown what their own has done. Other acts are shown to their owner whatever session they were done in, and may lack it.
   */
  sessionId?: string;
  kind: ActivityKind;
  result: ActivityResult;
  at: number;
}

export interface RecordedActivity extends NewActivity {
  activityId: string;
}

/** A session that is neither revoked nor, at the time it was read, expired; with its owner. */
export interface LiveSession {
  sessionId: string;
  /** It is over: another took its place a moment ago, and calls that are under way with its token are answered. */
  isFormer: boolean;
  userId: string;
  brand: string;
  accountType: 0 | 1 | 2;
  expiresAt: number;
  lastActiveAt: number;
  standing: Standing;
}

/** Who calls and from where; every open use case takes one. */
export interface Caller {
  brand: string;
  /** The host they are at, lower case, without a port. */
  host: string;
  ip: string;
  /** Locale code of the interface. */
  language: string;
  userAgent: string;
  /** As a trusted proxy names it; undefined when none does. */
  country?: string;
}

import type { Balance } from '@/contract/balance';
import type { AccountPart } from '@/contract/channels';
import type { SpotFill, SpotOrder } from '@/contract/spot';
import type { Transfer } from '@/contract/wallet';
import type { OrderSide } from '@/domain/order/enums';
import type { LiveRules } from './markets/listedInstrument';

// What the money writer publishes after a commit. Plain JSON, so that it can cross processes.

/** Topic `market.<symbol>`. */
export interface MarketCommitted {
  symbol: string;
  /** Book sequence after this batch; grows by one per batch that touched the book. */
  seq: number;
  /** Absolute quantity (lots) at a price (ticks); 0 removed the level. */
  levels: { side: OrderSide; priceTicks: number; lots: number }[];
  trades: { id: string; priceTicks: number; lots: number; takerSide: OrderSide; atMs: number }[];
  /** What bands hang on from now on, in ticks. */
  referenceTicks: number;
  atMs: number;
}

/** Topic `user.<userId>`. Rows are absolute: they replace what the client had. */
export interface UserCommitted {
  userId: string;
  orders: SpotOrder[];
  fills: SpotFill[];
  /** Of every wallet that changed. */
  balances: Balance[];
  transfers: Transfer[];
  atMs: number;
}

/** Topic `instruments`. A market's rules or state changed; what is not named here stays. */
export interface InstrumentChanged {
  symbol: string;
  /** Book sequence from which on the new rules hold. */
  seq: number;
  rules: LiveRules;
  atMs: number;
}

/** Topic `fees`. Orders placed from now on pay other rates: of everybody in the tier, or of one user who is in it now. */
export interface FeesChanged {
  tier: number;
  userId?: string;
  atMs: number;
}

/** Topic `preferences`. A user chose something, on one of their devices. */
export interface PreferencesChanged {
  userId: string;
  version: number;
  atMs: number;
}

/** Topic `notices`. What these users are told has changed; all users of the brand, where one is named. */
export interface NoticesChanged {
  userIds: string[];
  brand?: string;
}

/** Topic `session.revoked`. */
export interface SessionRevoked {
  userId: string;
  /** Absent: every session of the user. */
  sessionId?: string;
  /** What nobody is signed in for any more: told to open pages, but that of who did it. */
  why?: { part: 'locked' | 'closed'; bySessionId?: string };
}

/** Topic `account.changed`. Something of the account's own standing is different: who shows it reads it again. */
export interface AccountChanged {
  userId: string;
  part: AccountPart;
  atMs: number;
}

/** Topic `standing`. Another standing of an account holds from now on: what is remembered of it is out of date. */
export interface StandingChanged {
  userId: string;
  /**
   * Closed for good. Open pages hear of it as their sessions end: what they read before is refused to all, to whoever closed it as well.
   */
  isClosed?: true;
}

export const marketTopic = (symbol: string) => `market.${symbol}`;
export const userTopic = (userId: string) => `user.${userId}`;
export const INSTRUMENTS_TOPIC = 'instruments';
export const PREFERENCES_TOPIC = 'preferences';
export const FEES_TOPIC = 'fees';
export const NOTICES_TOPIC = 'notices';
/**
 * Topic without a payload: the writer was rebuilt, and may have written what it could not tell. Who keeps what it heard reads again.
 */
export const REBUILT_TOPIC = 'rebuilt';
export const ACCOUNT_CHANGED_TOPIC = 'account.changed';
export const STANDING_TOPIC = 'standing';
export const SESSION_REVOKED_TOPIC = 'session.revoked';

/** `none`: nothing is sent; see NewDelivery. */
export type DeliveryChannel = 'email' | 'sms' | 'push' | 'none';

/**
 * Codes that somebody waits for and what is told of an account's safety, news of the own account, what was written to many. Lower goes
 * first.
 */
export const URGENCY = { code: 0, news: 1, bulk: 2 } as const;

/**
 * A message that is to go out. It is written in the transaction of what it tells of, so there is none without the other. With the
 * channel `none` it is written and claimed like every other and goes nowhere: what a call costs does not tell whether it sends.
 */
export interface NewDelivery {
  messageId: string;
  channel: DeliveryChannel;
  /** Whose it is: with their account it goes. null where there is no account. */
  userId: string | null;
  urgency: number;
  /** Of a push: the device it goes to ... */
  deviceId?: string;
  /** ... and the host it is reached at, so that none fills the lane. null where that is not known, and for what is no push. */
  host?: string | null;
  /** The message, sealed for `sealedFor(messageId)`. */
  sealed: string;
  /** ms since 1970 */
  createdAt: number;
  /** Not sent after. */
  expiresAt: number;
}

export interface OutboxWriter {
  /** A message id that is there already is not written again. */
  add(delivery: NewDelivery): Promise<void>;
}

export interface ClaimedDelivery extends NewDelivery {
  id: string;
  /** This one included. Names the claim: who claimed it again meanwhile has another. */
  tries: number;
}

export interface ClaimFrom {
  channel: DeliveryChannel;
  /** Users who have their share already. */
  passedOver: readonly string[];
  /** Hosts that have theirs, as patterns for `like`. */
  fullHosts: readonly string[];
  /** Where all others have what they get together: the only hosts that are asked, as patterns. */
  onlyHosts: readonly string[] | null;
  /** Below these patterns no host is asked but ... */
  closedToUnknown: readonly string[];
  /** ... these names. */
  knownHosts: readonly string[];
}

/** What sending needs from the database. Several processes may claim from it at once. */
export interface OutboxStore {
  /**
   * The most urgent one of the channel that is due and of none of `passedOver`, which is nobody else's until `claimEndsAt`. One that waits
   * past `farthest` was put off by a clock that ran ahead: it is due as well.
   */
  claim(from: ClaimFrom, now: number, claimEndsAt: number, farthest: number): Promise<ClaimedDelivery | undefined>;
  /** Done, and what it said is forgotten. Nothing when the claim was over. */
  finish(claimed: ClaimedDelivery, outcome: 'SENT' | 'GIVEN_UP', now: number, reason?: string): Promise<void>;
  /** Tried again then. Nothing when the claim was over. */
  postpone(claimed: ClaimedDelivery, nextAt: number, reason: string): Promise<void>;
  /** Deletes at most `limit` of those that were done before; how many. */
  forget(before: number, limit: number): Promise<number>;
  /** How many wait, and since when the oldest does (ms; null when none). */
  waiting(): Promise<{ count: number; oldestAt: number | null }>;
}

/** What the content of a message is sealed for: put into another row it does not open. */
export const sealedFor = (messageId: string): string => `outbox:${messageId}`;

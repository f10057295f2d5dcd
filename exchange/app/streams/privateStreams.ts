import type { FeeRates } from '@/contract/spot';
import { CLOSE_TOKEN_REVOKED } from '@/contract/streamConstants';
import type { SessionActor } from '../actor';
import {
  ACCOUNT_CHANGED_TOPIC,
  type AccountChanged,
  FEES_TOPIC,
  type FeesChanged,
  NOTICES_TOPIC,
  type NoticesChanged,
  PREFERENCES_TOPIC,
  type PreferencesChanged,
  REBUILT_TOPIC,
  SESSION_REVOKED_TOPIC,
  type SessionRevoked,
  STANDING_TOPIC,
  type StandingChanged,
  type UserCommitted,
  userTopic,
} from '../events';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import { encodeFrame } from './frame';
import type { StreamClient } from './streamClient';

/** Looking a token up takes a moment, in which its session may be revoked. Nobody is kept waiting for longer than this, ms. */
const LONGEST_LOOKUP_MS = 60_000;

const isOf = (revoked: SessionRevoked, { userId, sessionId }: SessionActor) =>
  revoked.userId === userId && (revoked.sessionId === undefined || revoked.sessionId === sessionId);

/** What orders of these users pay that are placed now, as decimals; by user. Never rejects. */
export type ReadFeeRates = (userIds: readonly string[]) => Promise<ReadonlyMap<string, FeeRates>>;

/** How many notifications of these users are unread, by user. Never rejects. */
export type ReadNoticeCounts = (userIds: readonly string[]) => Promise<ReadonlyMap<string, number>>;

interface UserStream {
  seq: number;
  members: Set<StreamClient>;
  end: () => void;
}

/** Orders, fills and balances of signed-in users, and the end of connections whose session was revoked. */
export class PrivateStreams {
  /** Every authenticated connection, by user. */
  readonly #connections = new Map<string, Set<StreamClient>>();
  readonly #streams = new Map<string, UserStream>();
  readonly #ends: (() => void)[];
  /** The latest revocations, oldest first. */
  #revoked: { event: SessionRevoked; atMs: number }[] = [];

  constructor(
    private readonly bus: Bus,
    private readonly clock: Clock,
    private readonly read: { readFeeRates: ReadFeeRates; readNoticeCounts: ReadNoticeCounts },
  ) {
    this.#ends = [
      bus.subscribe(SESSION_REVOKED_TOPIC, (event: SessionRevoked) => this.#revoke(event)),
      bus.subscribe(FEES_TOPIC, ({ userId }: FeesChanged) => void this.#tellFees(userId)),
      bus.subscribe(NOTICES_TOPIC, (event: NoticesChanged) => void this.#tellNotices(event)),
      bus.subscribe(PREFERENCES_TOPIC, (event: PreferencesChanged) => this.#tellPreferences(event)),
      bus.subscribe(REBUILT_TOPIC, () => this.#leaveGap()),
      bus.subscribe(ACCOUNT_CHANGED_TOPIC, (event: AccountChanged) => this.#tellAccount(event)),
      bus.subscribe(STANDING_TOPIC, (event: StandingChanged) => this.#tellStanding(event)),
    ];
  }

  /**
   * The connection acts for this user from now on; a subscription it has moves along. False, and nothing happens, when the session
   * was revoked after `askedMs`: the answer about its token may be older than that.
   */
  authenticate(client: StreamClient, identity: SessionActor, askedMs: number): boolean {
    if (this.#revoked.some(({ event, atMs }) => atMs >= askedMs && isOf(event, identity))) return false;
    const wasPrivate = client.isPrivate;
    this.leave(client);
    client.identity = identity;
    const known = this.#connections.get(identity.userId);
    if (known) known.add(client);
    else this.#connections.set(identity.userId, new Set([client]));
    if (wasPrivate) this.subscribe(client, identity.userId);
    return true;
  }

  subscribe(client: StreamClient, userId: string): void {
    const stream = this.#streams.get(userId) ?? this.#open(userId);
    stream.members.add(client);
    client.isPrivate = true;
  }

  unsubscribe(client: StreamClient): void {
    client.isPrivate = false;
    const userId = client.identity?.userId;
    const stream = userId === undefined ? undefined : this.#streams.get(userId);
    if (userId === undefined || !stream?.members.delete(client) || stream.members.size > 0) return;
    stream.end();
    this.#streams.delete(userId);
  }

  /** Forgets who the connection acts for: it is gone, or acts for somebody else now. */
  leave(client: StreamClient): void {
    this.unsubscribe(client);
    const userId = client.identity?.userId;
    client.identity = undefined;
    if (userId === undefined) return;
    const connections = this.#connections.get(userId);
    connections?.delete(client);
    if (connections?.size === 0) this.#connections.delete(userId);
  }

  stop(): void {
    for (const end of this.#ends) end();
    for (const { end } of this.#streams.values()) end();
    this.#streams.clear();
  }

  #open(userId: string): UserStream {
    const end = this.bus.subscribe(userTopic(userId), (event: UserCommitted) => this.#publish(event));
    const stream = { seq: 0, members: new Set<StreamClient>(), end };
    this.#streams.set(userId, stream);
    return stream;
  }

  #publish({ userId, orders, fills, balances, transfers, atMs }: UserCommitted): void {
    const stream = this.#streams.get(userId);
    if (!stream) return;
    stream.seq += 1;
    const frame = encodeFrame({ type: 'private', seq: stream.seq, orders, fills, balances, transfers, at: atMs });
    const nowMs = this.clock.now();
    for (const client of stream.members) client.deliver(frame, nowMs);
  }

  /** Something of anybody's may have happened untold: everyone sees a hole in the numbers and reads again, fees included. */
  #leaveGap(): void {
    const atMs = this.clock.now();
    for (const [userId, stream] of this.#streams) {
      stream.seq += 1;
      this.#publish({ userId, orders: [], fills: [], balances: [], transfers: [], atMs });
    }
    void this.#tellFees();
  }

  /** A tier's rates changed: everyone who listens is told their own, for who is in which tier is not known here; or one user's tier did. */
  async #tellFees(only?: string): Promise<void> {
    const rates = await this.read.readFeeRates([...this.#streams.keys()].filter((userId) => only === undefined || userId === only));
    const nowMs = this.clock.now();
    for (const [userId, own] of rates) {
      const frame = encodeFrame({ type: 'feeRates', ...own, at: nowMs });
      for (const client of this.#streams.get(userId)?.members ?? []) client.deliver(frame, nowMs);
    }
  }

  /** Only those who listen are counted for, also where something was announced to all users of a brand. */
  async #tellNotices({ userIds, brand }: NoticesChanged): Promise<void> {
    const isOfBrand = ({ members }: UserStream) => [...members].some(({ identity }) => identity?.brand === brand);
    const concerned =
      brand === undefined ? userIds : [...this.#streams].filter(([, stream]) => isOfBrand(stream)).map(([userId]) => userId);
    const listening = concerned.filter((userId) => this.#streams.has(userId));
    if (listening.length === 0) return;
    const counts = await this.read.readNoticeCounts(listening);
    const nowMs = this.clock.now();
    for (const [userId, count] of counts) {
      const frame = encodeFrame({ type: 'notices', count, at: nowMs });
      for (const client of this.#streams.get(userId)?.members ?? []) client.deliver(frame, nowMs);
    }
  }

  #tellPreferences({ userId, version, atMs }: PreferencesChanged): void {
    const stream = this.#streams.get(userId);
    if (!stream) return;
    const frame = encodeFrame({ type: 'preferences', version, at: atMs });
    for (const client of stream.members) client.deliver(frame, this.clock.now());
  }

  #tellStanding({ userId, isClosed }: StandingChanged): void {
    if (!isClosed) this.#tellAccount({ userId, part: 'standing', atMs: this.clock.now() });
  }

  #tellAccount({ userId, part, atMs }: AccountChanged): void {
    const frame = encodeFrame({ type: 'account', part, at: atMs });
    for (const client of this.#streams.get(userId)?.members ?? []) client.deliver(frame, this.clock.now());
  }

  #revoke(event: SessionRevoked): void {
    const nowMs = this.clock.now();
    // Thousands may end at once: the list is walked only when the older half of it has grown old, not for each.
    const middle = this.#revoked[this.#revoked.length >> 1];
    const oldMs = nowMs - LONGEST_LOOKUP_MS;
    if (middle && middle.atMs <= oldMs) this.#revoked = this.#revoked.filter(({ atMs }) => atMs > oldMs);
    this.#revoked.push({ event, atMs: nowMs });
    const { userId, why } = event;
    const frame = why && encodeFrame({ type: 'account', part: why.part, at: nowMs });
    for (const client of this.#connections.get(userId) ?? []) {
      if (!client.identity || !isOf(event, client.identity)) continue;
      if (frame && client.isPrivate && client.identity.sessionId !== why.bySessionId) client.deliver(frame, nowMs);
      client.close(CLOSE_TOKEN_REVOKED, 'session revoked');
    }
  }
}

import type { SignedIn } from '@/contract/auth';
import type { StandingActor } from '../../actor';
import { AppError } from '../../appError';
import { SESSION_REVOKED_TOPIC, type SessionRevoked, STANDING_TOPIC, type StandingChanged } from '../../events';
import type { Bus } from '../../ports/bus';
import type { Clock } from '../../ports/clock';
import { hashToken, isToken, newToken } from '../../tokens';
import type { AccountTables, SessionStore } from '../accountStore';
import type { LiveSession, Origin, User } from '../model';

export interface SessionDirectory {
  /** Opens a session inside the caller's transaction. The token is told once and never stored. */
  open(tables: AccountTables, user: User, origin: Origin): Promise<Pick<SignedIn, 'token' | 'expiresAt'> & { sessionId: string }>;
  /**
   * Puts another session with another token in an open one's place, inside the caller's transaction: whoever has a copy of the token is
   * out, with every socket and device of theirs. To be announced as revoked once committed. Undefined when the session is not open.
   */
  succeed(tables: AccountTables, sessionId: string): Promise<(Pick<SignedIn, 'token' | 'expiresAt'> & { sessionId: string }) | undefined>;
  /**
   * The owner of a token on this brand; undefined when it is unknown, expired, idle for too long, revoked or another brand's.
   * `isActing` says that a user is at it.
   * @throws AppError unavailable: an act by the token of a session another has taken the place of; it may come again by the new one
   */
  actorOf(token: string, brand: string, isActing: boolean): Promise<StandingActor | undefined>;
  /** Whose session it is on this brand, by its id; undefined as above. It is not in use by being asked for. */
  byId(sessionId: string, brand: string): Promise<StandingActor | undefined>;
  isIdle(session: { lastActiveAt: number }, now: number): boolean;
  /** Call after the revocation is committed: forgets it here and tells the other processes and the streams. */
  announceRevoked(revoked: SessionRevoked): void;
  /** The same for some sessions of one user. */
  announceEnded(userId: string, sessionIds: readonly string[]): void;
  close(): void;
}

const DAY_MS = 86_400_000;
/** Revocations reach other processes over the bus; should one be lost, a token outlives it there by this long. */
const REMEMBER_MS = 5_000;
const MAX_REMEMBERED = 10_000;
/** Calls that are under way with a session's former token are answered: to be refused would log the browser out. */
const FORMER_MS = 15_000;
/** Use is written down to the minute: a trader acts many times a second. */
const TOUCH_AFTER_MS = 60_000;

interface Remembered {
  session: LiveSession;
  until: number;
}

/** Looks sessions up, remembering them for some seconds: a trading client asks many times a second. */
export function createSessionDirectory(
  { store, clock, bus }: { store: SessionStore; clock: Clock; bus: Bus },
  { sessionDays, idleMs }: { sessionDays: number; idleMs: number },
): SessionDirectory {
  const remembered = new Map<string, Remembered>();
  /** The remembered tokens of each user: when thousands of sessions end, each looks at its own user's alone. */
  const tokensOf = new Map<string, Set<string>>();
  // Grows with every revocation, so that a lookup overtaken by one is not remembered.
  let revocations = 0;

  const drop = (tokenHash: string) => {
    const userId = remembered.get(tokenHash)?.session.userId;
    remembered.delete(tokenHash);
    if (userId === undefined) return;
    const tokens = tokensOf.get(userId);
    tokens?.delete(tokenHash);
    if (tokens?.size === 0) tokensOf.delete(userId);
  };

  const forget = ({ userId, sessionId }: SessionRevoked) => {
    revocations += 1;
    for (const tokenHash of tokensOf.get(userId) ?? []) {
      if (sessionId === undefined || remembered.get(tokenHash)?.session.sessionId === sessionId) drop(tokenHash);
    }
  };
  const ends = [
    bus.subscribe(SESSION_REVOKED_TOPIC, forget),
    // What is remembered of it stands otherwise now: it is read again.
    bus.subscribe(STANDING_TOPIC, ({ userId }: StandingChanged) => forget({ userId })),
  ];

  const remember = (tokenHash: string, session: LiveSession, now: number) => {
    const oldest = remembered.size >= MAX_REMEMBERED ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) drop(oldest);
    remembered.set(tokenHash, { session, until: now + REMEMBER_MS });
    tokensOf.set(session.userId, (tokensOf.get(session.userId) ?? new Set()).add(tokenHash));
  };

  const lookUp = async (tokenHash: string, now: number): Promise<LiveSession | undefined> => {
    const known = remembered.get(tokenHash);
    if (known && known.until > now) return known.session;
    drop(tokenHash);
    const before = revocations;
    const session = await store.byTokenHash(tokenHash, now);
    // The end of a former one's successor ends it, too, and is told by another id.
    if (session && !session.isFormer && before === revocations) remember(tokenHash, session, now);
    return session;
  };

  const isIdle = ({ lastActiveAt }: { lastActiveAt: number }, now: number) => lastActiveAt + idleMs <= now;

  const actorIn = (session: LiveSession | undefined, brand: string, now: number): StandingActor | undefined => {
    if (!session || session.expiresAt <= now || session.brand !== brand || isIdle(session, now)) return undefined;
    const { userId, accountType, sessionId, expiresAt, standing } = session;
    return { userId, brand, accountType, sessionId, sessionEndsMs: expiresAt, standing };
  };

  const announceRevoked = (revoked: SessionRevoked) => {
    forget(revoked);
    bus.publish(SESSION_REVOKED_TOPIC, revoked);
  };

  const touch = async (session: LiveSession, now: number) => {
    if (now - session.lastActiveAt < TOUCH_AFTER_MS) return;
    // What is remembered is the same object, so that the next call does not write it again.
    session.lastActiveAt = now;
    await store.touch(session.sessionId, now);
  };

  return {
    open: async ({ sessions }, user, origin) => {
      const token = newToken();
      const createdAt = clock.now();
      const expiresAt = createdAt + sessionDays * DAY_MS;
      const sessionId = await sessions.create({ tokenHash: hashToken(token), userId: user.id, createdAt, expiresAt, ...origin });
      return { token, expiresAt, sessionId };
    },
    succeed: async ({ sessions }, sessionId) => {
      const token = newToken();
      const now = clock.now();
      const successor = await sessions.succeed(sessionId, hashToken(token), now, now + FORMER_MS);
      return successor && { token, ...successor };
    },
    isIdle,
    actorOf: async (token, brand, isActing) => {
      if (!isToken(token)) return undefined;
      const now = clock.now();
      const session = await lookUp(hashToken(token), now);
      const actor = actorIn(session, brand, now);
      // A copy of the token does nothing more; to be refused as a token would log out the browser whose act was under way.
      if (actor && session?.isFormer && isActing) throw new AppError('unavailable');
      if (actor && session && isActing) await touch(session, now);
      return actor;
    },
    byId: async (sessionId, brand) => {
      const now = clock.now();
      return actorIn(await store.byId(sessionId, now), brand, now);
    },
    announceRevoked,
    announceEnded: (userId, sessionIds) => {
      for (const sessionId of sessionIds) announceRevoked({ userId, sessionId });
    },
    close: () => {
      for (const end of ends) end();
    },
  };
}

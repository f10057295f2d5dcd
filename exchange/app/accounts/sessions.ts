import type { SignedIn } from '@/contract/auth';
import type { SessionActor } from '../actor';
import { SESSION_REVOKED_TOPIC, type SessionRevoked } from '../events';
import type { Bus } from '../ports/bus';
import type { Clock } from '../ports/clock';
import type { AccountTables, SessionStore } from './accountStore';
import type { Caller, LiveSession, User } from './model';
import { hashToken, isToken, newToken } from './tokens';

export interface SessionDirectory {
  /** Opens a session inside the caller's transaction. The token is told once and never stored. */
  open(tables: AccountTables, user: User, caller: Caller): Promise<Pick<SignedIn, 'token' | 'expiresAt'>>;
  /** The owner of a token on this brand; undefined when it is unknown, expired, revoked or another brand's. */
  actorOf(token: string, brand: string): Promise<SessionActor | undefined>;
  /** Call after the revocation is committed: forgets it here and tells the other processes and the streams. */
  announceRevoked(revoked: SessionRevoked): void;
  close(): void;
}

const DAY_MS = 86_400_000;
/** Revocations reach other processes over the bus; should one be lost, a token outlives it there by this long. */
const REMEMBER_MS = 5_000;
const MAX_REMEMBERED = 10_000;

interface Remembered {
  session: LiveSession;
  until: number;
}

/** Looks sessions up, remembering them for some seconds: a trading client asks many times a second. */
export function createSessionDirectory(
  { store, clock, bus }: { store: SessionStore; clock: Clock; bus: Bus },
  sessionDays: number,
): SessionDirectory {
  const remembered = new Map<string, Remembered>();
  // Grows with every revocation, so that a lookup overtaken by one is not remembered.
  let revocations = 0;

  const forget = ({ userId, sessionId }: SessionRevoked) => {
    revocations += 1;
    for (const [tokenHash, { session }] of remembered) {
      if (session.userId === userId && (sessionId === undefined || session.sessionId === sessionId)) remembered.delete(tokenHash);
    }
  };
  const unsubscribe = bus.subscribe(SESSION_REVOKED_TOPIC, forget);

  const remember = (tokenHash: string, session: LiveSession, now: number) => {
    const oldest = remembered.size >= MAX_REMEMBERED ? remembered.keys().next().value : undefined;
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(tokenHash, { session, until: now + REMEMBER_MS });
  };

  const lookUp = async (tokenHash: string, now: number): Promise<LiveSession | undefined> => {
    const known = remembered.get(tokenHash);
    if (known && known.until > now) return known.session;
    remembered.delete(tokenHash);
    const before = revocations;
    const session = await store.byTokenHash(tokenHash, now);
    if (session && before === revocations) remember(tokenHash, session, now);
    return session;
  };

  return {
    open: async ({ sessions }, user, { ip, userAgent }) => {
      const token = newToken();
      const createdAt = clock.now();
      const expiresAt = createdAt + sessionDays * DAY_MS;
      await sessions.create({ tokenHash: hashToken(token), userId: user.id, createdAt, expiresAt, ip, userAgent: userAgent.slice(0, 300) });
      return { token, expiresAt };
    },
    actorOf: async (token, brand) => {
      if (!isToken(token)) return undefined;
      const now = clock.now();
      const session = await lookUp(hashToken(token), now);
      if (!session || session.expiresAt <= now || session.brand !== brand) return undefined;
      const { userId, accountType, sessionId, expiresAt } = session;
      return { userId, brand, accountType, sessionId, sessionEndsMs: expiresAt };
    },
    announceRevoked: (revoked) => {
      forget(revoked);
      bus.publish(SESSION_REVOKED_TOPIC, revoked);
    },
    close: unsubscribe,
  };
}

import type { CallData } from '@/contract/calls';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import type { AccountsContext } from '../context';
import { originOf, toldOrigin } from '../devices/origin';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { refuseAct } from '../owner/refuseAct';

/** The user's open sessions, the latest used first; of an account all visitors share the own one alone. */
export async function listSessions(context: AccountsContext, actor: SessionActor): Promise<CallData<'sessions'>> {
  const { store, clock, sessions } = context;
  const { isShared } = await ownUser(context, actor);
  const open = await store.sessions.list(actor.userId, clock.now());
  return open
    .filter((session) => !isShared || session.sessionId === actor.sessionId)
    .filter((session) => !sessions.isIdle(session, clock.now()))
    .map(({ sessionId, createdAt, lastActiveAt, expiresAt, ...origin }) => ({
      sessionId,
      createdAt,
      lastActiveAt,
      expiresAt,
      ...toldOrigin(origin),
      isCurrent: sessionId === actor.sessionId,
    }));
}

/**
 * Ends one of the own sessions.
 * @throws AppError notFound: none of the user's, or ended already; accountShared: another visitor's
 */
export async function revokeSession(context: AccountsContext, actor: SessionActor, caller: Caller, sessionId: string): Promise<null> {
  const { store, clock, sessions } = context;
  if (sessionId !== actor.sessionId) refuseAct(await ownUser(context, actor), 'END_SESSIONS', clock.now());
  await store.atomically(async (tables) => {
    if (!(await tables.sessions.revoke(actor.userId, sessionId, clock.now()))) throw new AppError('notFound');
    await tables.activity.add({
      userId: actor.userId,
      sessionId: actor.sessionId,
      kind: 'SESSION_END',
      result: 'PASSED',
      ...originOf(context, caller),
      at: clock.now(),
    });
  });
  sessions.announceRevoked({ userId: actor.userId, sessionId });
  return null;
}

async function endAll(context: AccountsContext, actor: SessionActor, caller: Caller, keptSessionId?: string): Promise<{ count: number }> {
  const { store, clock, sessions } = context;
  const { userId } = actor;
  refuseAct(await ownUser(context, actor), 'END_SESSIONS', clock.now());
  const ended = await store.atomically(async (tables) => {
    const ids = await tables.sessions.revokeAll(userId, clock.now(), keptSessionId);
    const act = { userId, kind: 'SESSION_END', result: 'PASSED', ...originOf(context, caller), at: clock.now() } as const;
    if (ids.length > 0) await tables.activity.add(act);
    return ids;
  });
  sessions.announceEnded(userId, ended);
  return { count: ended.length };
}

/** Ends every session but the one that asks. @throws AppError accountShared */
export const revokeOtherSessions = (context: AccountsContext, actor: SessionActor, caller: Caller) =>
  endAll(context, actor, caller, actor.sessionId);

/** Logs out everywhere: ends the session that asks, too. @throws AppError accountShared */
export const revokeAllSessions = (context: AccountsContext, actor: SessionActor, caller: Caller) => endAll(context, actor, caller);

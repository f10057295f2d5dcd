import type { CallParams } from '@/contract/calls';
import type { PasswordChanged } from '@/contract/security';
import { SENDING_HELD_HOURS } from '@/domain/account/activity';
import { networkOf } from '@/domain/network/visitorNetwork';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import type { Guarded } from '../attemptGuard';
import { admitCall } from '../callers';
import type { AccountsContext } from '../context';
import type { Caller, User } from '../model';
import { requireStrongPassword } from '../passwordRules';
import { originOf } from './origin';
import { tellPasswordChanged } from './tellPasswordChanged';

const HOUR_MS = 3_600_000;

/** When sending is possible again after a password that changes now. */
export const sendingHeldFrom = (now: number): number => now + SENDING_HELD_HOURS * HOUR_MS;

/**
 * Who holds a stolen session can guess here too, so wrong passwords count as at the login, but apart from it: nobody who is signed
 * in can lock the owner out there.
 */
const guardsOf = ({ userId }: SessionActor, { ip }: Caller): Guarded[] => {
  const subject = () => `user:${userId}`;
  const about = ['password change', userId];
  return [
    { limit: 'failuresPerAccountAndAddress', about: [...about, networkOf(ip)], refusal: 'rateLimited', subject },
    // Wider, so that a stranger with a stolen session cannot keep the owner from changing it.
    { limit: 'failuresPerAccount', about, refusal: 'rateLimited', subject },
  ];
};

/** Every change is told by mail, and none costs its caller anything. */
const changesOf = ({ userId }: SessionActor): Guarded => ({
  limit: 'codesPerIdentity',
  about: ['password changed', userId],
  refusal: 'rateLimited',
  subject: () => `user:${userId}`,
});

async function requireCurrent(context: AccountsContext, actor: SessionActor, caller: Caller, user: User, password: string): Promise<void> {
  const { guard, passwords, activity } = context;
  const guards = guardsOf(actor, caller);
  await guard.admit(...guards);
  if (await passwords.verify(user.passwordHash, password)) return guard.takeBack(...guards);
  activity.note({ userId: user.id, kind: 'PASSWORD_CHANGE', result: 'WRONG_PASSWORD' }, originOf(context, caller));
  throw new AppError('credentialsInvalid');
}

/**
 * Changes the password of who is signed in. Every other session ends, every code that is under way becomes worthless, sending is held
 * for 24 h, and the owner is told.
 * @throws AppError credentialsInvalid: the current password is another, or was changed meanwhile; tokenInvalid: the session ended
 * meanwhile; passwordWeak, passwordSame, rateLimited
 */
export async function changePassword(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { currentPassword, newPassword }: CallParams<'passwordChange'>,
): Promise<PasswordChanged> {
  const { store, clock, passwords, sessions } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'password.change');
  const user = await store.users.byId(userId);
  if (!user) throw new AppError('tokenInvalid');
  await requireCurrent(context, actor, caller, user, currentPassword);
  requireStrongPassword(newPassword, user.email ?? user.phone ?? '');
  if (await passwords.verify(user.passwordHash, newPassword)) throw new AppError('passwordSame');
  await context.guard.admit(changesOf(actor));
  const passwordHash = await passwords.hash(newPassword);
  const now = clock.now();
  const sendingHeldUntil = sendingHeldFrom(now);
  const ended = await store.atomically(async (tables) => {
    // The password that was checked is the one that is changed, however many change it at once.
    const isChanged = await tables.users.changePassword(userId, user.passwordHash, { passwordHash, changedAt: now, sendingHeldUntil });
    if (!isChanged) throw new AppError('credentialsInvalid');
    // Somebody may have ended it while the password was being hashed.
    if (!(await tables.sessions.isOpen(sessionId, now))) throw new AppError('tokenInvalid');
    await tables.tickets.voidAll(userId, now);
    await tables.activity.add({ userId, kind: 'PASSWORD_CHANGE', result: 'PASSED', ...originOf(context, caller), at: now });
    return tables.sessions.revokeAll(userId, now, sessionId);
  });
  for (const endedId of ended) sessions.announceRevoked({ userId, sessionId: endedId });
  tellPasswordChanged(context, caller, user);
  return { sendingHeldUntil, sessionsEnded: ended.length };
}

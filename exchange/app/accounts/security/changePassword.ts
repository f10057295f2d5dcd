import type { CallParams } from '@/contract/calls';
import type { PasswordChanged } from '@/contract/password';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import type { Guarded } from '../attempts/attemptGuard';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { checkFactor } from '../factor/checkFactor';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';
import { requireCurrentPassword } from '../passwords/currentPassword';
import { requireStrongPassword } from '../passwords/passwordRules';

const changesOf = ({ userId }: SessionActor): Guarded => ({
  limit: 'passwordsPerAccount',
  about: ['password changed', userId],
  refusal: 'rateLimited',
  subject: () => `user:${userId}`,
});

/**
 * Changes the password of who is signed in, who proves the second factor where there is one. Every other session ends, another
 * takes this one's place, every code that is under way becomes worthless, no device is remembered any more, sending is held for 24 h, and
 * the owner is told.
 * @throws AppError credentialsInvalid: the current password is another, or was changed meanwhile; tokenInvalid: the session ended
 * meanwhile; passwordWeak, passwordKnown, passwordSame, secondFactorRequired, authenticatorInvalid, recoveryCodeInvalid, rateLimited
 */
export async function changePassword(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { currentPassword, newPassword, ...proof }: CallParams<'passwordChange'>,
): Promise<PasswordChanged> {
  const { store, clock, passwords, sessions } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'password.change');
  const user = await ownUser(context, actor);
  await requireCurrentPassword(context, actor, caller, user, currentPassword, 'PASSWORD_CHANGE');
  requireStrongPassword(newPassword, user.email ?? user.phone ?? '');
  if (await passwords.verify(user.passwordHash, newPassword)) throw new AppError('passwordSame');
  const factor = await checkFactor(context, caller, user, 'PASSWORD_CHANGE', proof);
  await context.guard.admit(changesOf(actor));
  const passwordHash = await passwords.hash(newPassword);
  const now = clock.now();
  const sendingHeldUntil = sendingHeldFrom(now);
  const { successor, endedIds } = await store.atomically(async (tables) => {
    // The password that was checked is the one that is changed, however many change it at once: told before that the session of the
    // slower one made place.
    await tables.users.lock(userId);
    const isChanged = await tables.users.changePassword(userId, user.passwordHash, { passwordHash, changedAt: now, sendingHeldUntil });
    if (!isChanged) throw new AppError('credentialsInvalid');
    await lockForChange(tables, actor, now);
    await factor?.spend(tables);
    const successor = await sessions.succeed(tables, sessionId);
    // It may have been ended while the password was being hashed.
    if (!successor) throw new AppError('tokenInvalid');
    await voidUnderWay(tables, userId, now);
    await tables.devices.forgetAll(userId);
    await tables.activity.add({ userId, kind: 'PASSWORD_CHANGE', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, user, 'passwordChanged');
    return { successor, endedIds: await tables.sessions.revokeAll(userId, now, successor.sessionId) };
  });
  sessions.announceEnded(userId, [sessionId, ...endedIds]);
  const { token, expiresAt } = successor;
  return { token, expiresAt, sendingHeldUntil, sessionsEnded: endedIds.length };
}

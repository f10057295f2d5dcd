import type { CallParams } from '@/contract/calls';
import type { PasskeyRemoved } from '@/contract/passkeys';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { closeBehind } from '../factor/closeBehind';
import { hasSecondFactor } from '../factor/methods';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { tellOwner } from '../owner/tellOwner';

/**
 * Removes a passkey: needs the password and a second factor, which may be another one. Where none is left, it is as when the
 * authenticator is taken away: sending is held for 24 h, every other session ends, and recovery codes and remembered devices go.
 * @throws AppError passkeyGone, credentialsInvalid, secondFactorRequired and what else a wrong factor is refused with, rateLimited
 */
export async function removePasskey(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { passkeyId, ...proof }: CallParams<'passkeyRemove'>,
): Promise<PasskeyRemoved> {
  const { store, clock, sessions } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'passkey.remove');
  const user = await ownUser(context, actor);
  if (!(await store.passkeys.list(userId)).some((own) => own.passkeyId === passkeyId)) throw new AppError('passkeyGone');
  const factor = await proveOwner(context, actor, caller, user, proof, 'PASSKEY_REMOVE');
  const now = clock.now();
  const { isLast, endedIds } = await store.atomically(async (tables) => {
    await lockForChange(tables, actor, now);
    await factor?.spend(tables);
    if (!(await tables.passkeys.remove(userId, passkeyId))) throw new AppError('passkeyGone');
    await tables.activity.add({ userId, kind: 'PASSKEY_REMOVE', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, user, 'passkeyRemoved');
    const left = await tables.users.byId(userId);
    if (!left || hasSecondFactor(left)) return { isLast: false, endedIds: [] };
    return { isLast: true, endedIds: await closeBehind(tables, userId, now, sessionId) };
  });
  sessions.announceEnded(userId, endedIds);
  return { sendingHeldUntil: isLast ? sendingHeldFrom(now) : null, sessionsEnded: endedIds.length };
}

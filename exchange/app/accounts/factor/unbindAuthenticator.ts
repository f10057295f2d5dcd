import type { CallParams } from '@/contract/calls';
import type { AuthenticatorUnbound } from '@/contract/secondFactor';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { tellOwner } from '../owner/tellOwner';
import { closeBehind } from './closeBehind';
import { proveOwner } from './proveOwner';

/**
 * Takes the authenticator away, with the devices that were remembered; recovery codes stay where passkeys do. Needs the password and a
 * second factor; sending is held for 24 h, every other session ends, and the owner is told.
 * @throws AppError authenticatorUnbound, credentialsInvalid, secondFactorRequired, authenticatorInvalid, recoveryCodeInvalid, rateLimited
 */
export async function unbindAuthenticator(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  proof: CallParams<'authenticatorUnbind'>,
): Promise<AuthenticatorUnbound> {
  const { store, clock, sessions } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'authenticator.unbind');
  const user = await ownUser(context, actor);
  if (user.authenticatorBoundAt === null) throw new AppError('authenticatorUnbound');
  const factor = await proveOwner(context, actor, caller, user, proof, 'AUTHENTICATOR_OFF');
  const now = clock.now();
  const sendingHeldUntil = sendingHeldFrom(now);
  const endedIds = await store.atomically(async (tables) => {
    await lockForChange(tables, actor, now);
    await factor?.spend(tables);
    if (!(await tables.authenticators.unbind(userId))) throw new AppError('authenticatorUnbound');
    await tables.activity.add({ userId, kind: 'AUTHENTICATOR_OFF', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, user, 'authenticatorOff');
    return closeBehind(tables, userId, now, sessionId);
  });
  sessions.announceEnded(userId, endedIds);
  return { sendingHeldUntil, sessionsEnded: endedIds.length };
}

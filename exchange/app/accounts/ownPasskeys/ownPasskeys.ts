import type { CallParams } from '@/contract/calls';
import type { Passkey } from '@/contract/passkeys';
import { PASSKEY_NAME_MAX, readPasskeyName } from '@/domain/account/passkeys';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import { checkFactor } from '../factor/checkFactor';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { tellOwner } from '../owner/tellOwner';
import { toldPasskey } from '../passkeys/toldPasskey';

/** The oldest first. */
export async function listPasskeys({ store }: AccountsContext, { userId }: SessionActor, { host }: Caller): Promise<Passkey[]> {
  return (await store.passkeys.list(userId)).map((passkey) => toldPasskey(passkey, host));
}

/** @throws AppError passkeyNameInvalid, passkeyGone */
export async function renamePasskey(
  { store }: AccountsContext,
  { userId }: SessionActor,
  { passkeyId, name: typed }: CallParams<'passkeyRename'>,
): Promise<null> {
  const name = readPasskeyName(typed);
  if (name === undefined) throw new AppError('passkeyNameInvalid', PASSKEY_NAME_MAX);
  if (!(await store.passkeys.rename(userId, passkeyId, name))) throw new AppError('passkeyGone');
  return null;
}

/**
 * Whether a passkey is enough to sign in, without the password. Anybody who is signed in can switch it off, frozen or not: it takes a way
 * in away. On needs the second factor.
 * @throws AppError what a frozen account is refused with, secondFactorRequired and what else a wrong factor is refused with, rateLimited
 */
export async function setPasskeyLogin(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { isOn, ...proof }: CallParams<'passkeyLoginSet'>,
): Promise<null> {
  const { store, clock } = context;
  const { userId } = actor;
  await admitCall(context, caller, 'passkey.login.set');
  const user = await ownUser(context, actor);
  const factor = isOn ? await checkFactor(context, caller, user, 'PASSKEY_LOGIN', proof) : undefined;
  await store.atomically(async (tables) => {
    const locked = await lockForChange(tables, actor, clock.now(), isOn ? 'CHANGE_SECURITY' : 'FREEZE');
    await factor?.spend(tables);
    await tables.users.setPasskeyLogin(userId, isOn);
    await tables.activity.add({ userId, kind: 'PASSKEY_LOGIN', result: 'PASSED', ...originOf(context, caller), at: clock.now() });
    if (isOn && !locked.isPasskeyLoginOn) await tellOwner(context, tables, caller, locked, 'passkeyLoginOn');
  });
  return null;
}

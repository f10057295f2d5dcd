import type { CallData, CallParams } from '@/contract/calls';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { tellOwner } from '../owner/tellOwner';
import { checkFactor } from './checkFactor';
import { newRecoveryCodes } from './recoveryCodes';

/**
 * Ten new codes in place of all there were. Asks for a code of the app or a passkey: who has a recovery code alone could make ten of it.
 * @throws AppError authenticatorUnbound: there is no second factor; secondFactorRequired, authenticatorInvalid, what a wrong passkey is
 * refused with, rateLimited
 */
export async function renewRecoveryCodes(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { authenticatorCode, passkey }: CallParams<'recoveryCodesRenew'>,
): Promise<CallData<'recoveryCodesRenew'>> {
  const { store, clock } = context;
  const { userId } = actor;
  await admitCall(context, caller, 'recovery.renew');
  const user = await ownUser(context, actor);
  const factor = await checkFactor(context, caller, user, 'RECOVERY_CODES', { authenticatorCode, passkey });
  if (!factor) throw new AppError('authenticatorUnbound');
  const { codes, hashes } = await newRecoveryCodes(context);
  await store.atomically(async (tables) => {
    await lockForChange(tables, actor, clock.now());
    await factor.spend(tables);
    await tables.recoveryCodes.replace(userId, hashes);
    await tables.activity.add({ userId, kind: 'RECOVERY_CODES', result: 'PASSED', ...originOf(context, caller), at: clock.now() });
    await tellOwner(context, tables, caller, user, 'recoveryCodesRenewed');
  });
  return { recoveryCodes: codes };
}

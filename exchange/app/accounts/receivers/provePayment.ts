import type { SessionActor } from '../../actor';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { FactorProof } from '../factor/checkFactor';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';

/**
 * Asks who sends money away for everything the account is proven by, and whether it may leave, with the account's row locked.
 * @throws AppError credentialsInvalid, secondFactorRequired and what else a wrong factor is refused with, rateLimited, tokenInvalid, and
 * what the account's standing says
 */
export async function provePayment(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  proof: FactorProof & { currentPassword: string },
): Promise<void> {
  const { store, clock } = context;
  await admitCall(context, caller, 'user.transfer');
  const user = await ownUser(context, actor);
  const factor = await proveOwner(context, actor, caller, user, proof, 'USER_TRANSFER');
  await store.atomically(async (tables) => {
    const now = clock.now();
    await lockForChange(tables, actor, now, 'WITHDRAW');
    await factor?.spend(tables);
    await tables.activity.add({ userId: user.id, kind: 'USER_TRANSFER', result: 'PASSED', ...originOf(context, caller), at: now });
  });
}

import type { CallData, CallParams } from '@/contract/calls';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { proveOwner } from '../factor/proveOwner';
import type { Caller } from '../model';
import { ownUser } from '../owner/findUser';
import { lockForChange } from '../owner/lockForChange';
import { refuseAct } from '../owner/refuseAct';
import { refuseYoungPassword } from '../passwords/youngPassword';
import { eraseAccount } from './eraseAccount';

/** What stands in the way, and what is lost with the account. @throws AppError accountShared */
export async function accountClosing(context: AccountsContext, actor: SessionActor): Promise<CallData<'accountClosing'>> {
  const { store, clock, money, brands } = context;
  const user = await ownUser(context, actor);
  if (user.isShared) refuseAct(user, 'CLOSE', clock.now());
  const { openOrders, left } = await money.close(actor, brands.isPractice(actor.brand));
  return { openOrders, coins: left, rebates: await store.erasure.rebatesDue(actor.userId) };
}

/**
 * Closes the account for good: first for money, which may refuse it, then everything of its owner is erased. A process that dies between
 * the two leaves an account that can do nothing any more and is erased by the next look (`finishClosing`).
 * @throws AppError accountShared, closingNotConfirmed, closingOrders, closingBalance, credentialsInvalid, secondFactorRequired,
 * authenticatorInvalid, recoveryCodeInvalid, passkeyInvalid, passwordTooYoung, rateLimited, unavailable
 */
export async function closeAccount(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { accountId, givesUp, ...proof }: CallParams<'accountClose'>,
): Promise<CallData<'accountClose'>> {
  const { store, clock, money, brands } = context;
  const { userId } = actor;
  await admitCall(context, caller, 'account.close');
  const user = await ownUser(context, actor);
  refuseAct(user, 'CLOSE', clock.now());
  if (accountId.trim() !== userId) throw new AppError('closingNotConfirmed');
  const factor = await proveOwner(context, actor, caller, user, proof, 'ACCOUNT_CLOSE');
  await refuseYoungPassword(context, user);
  await store.atomically(async (tables) => {
    await lockForChange(tables, actor, clock.now(), 'CLOSE');
    await factor?.spend(tables);
  });
  const audit = { actor: 'rule:owner', action: 'account.close', subject: `user:${userId}`, details: {} };
  const { closedMs } = await money.close(actor, brands.isPractice(actor.brand), { givesUp, audit });
  await eraseAccount(context, userId, caller, actor.sessionId);
  return { closedAt: closedMs ?? clock.now() };
}

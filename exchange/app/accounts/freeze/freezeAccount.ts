import type { CallData } from '@/contract/calls';
import type { SessionActor } from '../../actor';
import { AppError } from '../../appError';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import type { Caller } from '../model';
import { refuseAct } from '../owner/refuseAct';
import { finishFreeze } from './finishFreeze';

/**
 * Freezes the own account, without asking for more than the session: who fears for an account has no time, and whoever stole the session
 * gains nothing by it. Nothing is traded or sent and its security is not changed until it ends; orders can be cancelled, and are with it
 * if asked. Every other session ends, what is under way by codes is void, no device is remembered. Freezing twice is freezing once.
 * @throws AppError accountShared, tokenInvalid, rateLimited
 */
export async function freezeAccount(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  { cancelOrders }: { cancelOrders: boolean },
): Promise<CallData<'accountFreeze'>> {
  const { store, clock, money } = context;
  const { userId, sessionId } = actor;
  await admitCall(context, caller, 'account.freeze');
  const user = await store.users.byId(userId);
  if (!user) throw new AppError('tokenInvalid');
  refuseAct(user, 'FREEZE', clock.now());
  // Money first: should the rest fail, the account is safe, and what follows is done by the next try or the next look (`finishFreezes`).
  const { frozenMs, canceledOrderIds } = await money.setSelfFrozen(actor, true, cancelOrders);
  const frozenAt = frozenMs ?? clock.now();
  const sessionsEnded = await finishFreeze(context, { userId, frozenAt }, { caller, keptSessionId: sessionId });
  return { frozenAt, canceledOrders: canceledOrderIds.length, sessionsEnded };
}

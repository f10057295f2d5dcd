import type { OperatorParams } from '@/contract/operator';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { auditBy, type OperatingContext } from './context';
import type { FoundUser, Operator } from './operatorStore';

const MOST_FOUND = 50;

export const findUsers = ({ store }: OperatingContext, { search }: OperatorParams<'findUsers'>): Promise<FoundUser[]> =>
  store.findUsers(search.trim(), MOST_FOUND);

async function actorOf({ queries }: OperatingContext, userId: string): Promise<Actor> {
  const accountType = await queries.accountTypeOf(userId);
  if (accountType === undefined) throw new AppError('badRequest', 'userId', 'no such user');
  // Commands look at who, never at the brand.
  return { userId, brand: '', accountType };
}

/** A frozen user signs in and looks, but places no orders and moves no money. Their open orders rest unless they are cancelled with it. */
export async function freezeUser(context: OperatingContext, by: Operator, params: OperatorParams<'freezeUser'>) {
  const { userId, note } = params;
  const cancelOrders = params.cancelOrders ?? false;
  const audit = auditBy(by, 'user.freeze', `user:${userId}`, { note, cancelOrders });
  return context.writer.run('setFrozen', { actor: await actorOf(context, userId), isFrozen: true, cancelOrders, audit });
}

export async function unfreezeUser(context: OperatingContext, by: Operator, { userId, note }: OperatorParams<'unfreezeUser'>) {
  const audit = auditBy(by, 'user.unfreeze', `user:${userId}`, { note });
  return context.writer.run('setFrozen', { actor: await actorOf(context, userId), isFrozen: false, cancelOrders: false, audit });
}

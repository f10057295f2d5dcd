import type { OperatorParams } from '@/contract/operator';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { auditBy, type OperatingContext } from './context';
import type { FoundUser, Operator } from './operatorStore';

const MOST_FOUND = 50;

/** The audit log is for good, and an address is nobody's business there: whom was found says who was looked at. */
const shortened = (search: string) => `${search.slice(0, 2)}...`;

/** Users by id or the beginning of an address. Who looks at whom goes to the audit log before it is answered. */
export async function findUsers(
  { store, clock }: OperatingContext,
  by: Operator,
  params: OperatorParams<'findUsers'>,
): Promise<FoundUser[]> {
  const search = params.search.trim();
  const found = await store.findUsers(search, MOST_FOUND);
  const [only, ...others] = found.map(({ userId }) => userId);
  const subject = only !== undefined && others.length === 0 ? `user:${only}` : 'users';
  const details = { search: shortened(search), found: found.map(({ userId }) => userId) };
  await store.writeAudit(auditBy(by, 'user.find', subject, details), clock.now());
  return found;
}

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

/** Puts a user into a fee tier; open orders keep the rates they were placed at. @throws AppError badRequest: no such user or tier */
export async function setUserTier(context: OperatingContext, by: Operator, { userId, tier, note }: OperatorParams<'setUserTier'>) {
  const audit = auditBy(by, 'user.tier', `user:${userId}`, { tier, note });
  return context.writer.run('setFeeTier', { actor: await actorOf(context, userId), tier, audit });
}

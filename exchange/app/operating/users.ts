import type { OperatorParams } from '@/contract/operator';
import type { Actor } from '../actor';
import { AppError } from '../appError';
import { auditBy, type OperatingContext } from './context';
import type { Operator } from './operatorStore';

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

/**
 * Ends an operator's freeze, or with `own` the owner's, by an operator who has made sure whose account it is.
 * @throws AppError accountNotFrozen: with `own`, where its owner has not frozen it
 */
export async function unfreezeUser(context: OperatingContext, by: Operator, { userId, own = false, note }: OperatorParams<'unfreezeUser'>) {
  const audit = auditBy(by, own ? 'user.unfreeze.own' : 'user.unfreeze', `user:${userId}`, { note });
  if (own) return context.accounts.endFreezeFor(userId, audit);
  return context.writer.run('setFrozen', { actor: await actorOf(context, userId), isFrozen: false, cancelOrders: false, audit });
}

/**
 * Takes a user's authenticator away, whose owner has lost it and every recovery code; sending is held for 24 h.
 * @throws AppError authenticatorUnbound: there is none, or no such user
 */
export function resetFactor({ accounts }: OperatingContext, by: Operator, { userId, note }: OperatorParams<'resetFactor'>) {
  return accounts.secondFactor.reset(userId, auditBy(by, 'user.factor.reset', `user:${userId}`, { note }));
}

/** Unlocks an account its owner has locked by the link of a mail. @throws AppError as `unlockAccount` */
export function unlockUser({ accounts }: OperatingContext, by: Operator, { userId, factors, note }: OperatorParams<'unlockUser'>) {
  return accounts.unlock(userId, auditBy(by, 'user.unlock', `user:${userId}`, { note }), factors);
}

/** Puts a user into a fee tier; open orders keep the rates they were placed at. @throws AppError badRequest: no such user or tier */
export async function setUserTier(context: OperatingContext, by: Operator, { userId, tier, note }: OperatorParams<'setUserTier'>) {
  const audit = auditBy(by, 'user.tier', `user:${userId}`, { tier, note });
  return context.writer.run('setFeeTier', { actor: await actorOf(context, userId), tier, audit });
}

import type { ActivityKind } from '@/domain/account/activity';
import type { SessionActor } from '../../actor';
import type { AccountsContext } from '../context';
import type { Caller, User } from '../model';
import { requireCurrentPassword } from '../passwords/currentPassword';
import { checkFactor, type FactorProof, type RightFactor } from './checkFactor';

interface OwnerProof extends FactorProof {
  currentPassword: string;
}

/**
 * Asks who is signed in for everything an account is proven by: the password, and the second factor where there is one. A wrong one is
 * shown to the owner as a try at `kind`. The factor is not used up yet: that belongs into the transaction of what it allows.
 * @param about as `checkFactor`
 * @throws AppError credentialsInvalid, secondFactorRequired and what else a wrong factor is refused with, rateLimited
 */
export async function proveOwner(
  context: AccountsContext,
  actor: SessionActor,
  caller: Caller,
  user: User,
  { currentPassword, ...factor }: OwnerProof,
  kind: ActivityKind,
  about?: string,
): Promise<RightFactor | undefined> {
  await requireCurrentPassword(context, actor, caller, user, currentPassword, kind);
  return checkFactor(context, caller, user, kind, factor, about);
}

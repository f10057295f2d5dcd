import type { SecurityState } from '@/contract/security';
import type { Actor } from '../../actor';
import { AppError } from '../../appError';
import type { AccountsContext } from '../context';

/** What protects the account, and what is held. @throws AppError tokenInvalid when the account is gone */
export async function securityState({ store, clock }: AccountsContext, actor: Actor): Promise<SecurityState> {
  const user = await store.users.byId(actor.userId);
  if (!user) throw new AppError('tokenInvalid');
  const { passwordChangedAt, sendingHeldUntil } = user;
  const isHeld = sendingHeldUntil !== null && sendingHeldUntil > clock.now();
  return { passwordChangedAt, sendingHeldUntil: isHeld ? sendingHeldUntil : null };
}

import { AppError } from '../../appError';
import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import type { Caller, User } from '../model';
import { followFreeze } from './followFreeze';

/**
 * The half of ending the owner's freeze that comes before the money, within the transaction: sending is held, and a freeze whose process
 * died on the way is finished first, so that the money may fail afterwards and nothing of the freeze is missing. Ids of sessions that end.
 * @throws AppError accountNotFrozen
 */
export async function allowUnfreezing(
  context: AccountsContext,
  tables: AccountTables,
  user: User,
  sendingHeldUntil: number,
  by?: { caller: Caller; keptSessionId: string },
): Promise<string[]> {
  if (user.selfFrozenAt === null) throw new AppError('accountNotFrozen');
  await tables.users.holdSending(user.id, sendingHeldUntil);
  return user.followedFreezeAt === user.selfFrozenAt ? [] : followFreeze(context, tables, user, user.selfFrozenAt, by);
}

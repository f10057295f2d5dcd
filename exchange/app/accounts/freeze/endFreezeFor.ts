import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { AccountsContext } from '../context';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { allowUnfreezing } from './allowUnfreezing';
import { finishUnfreeze } from './finishUnfreeze';

export interface FreezeEnded {
  userId: string;
  isFrozen: false;
  sendingHeldUntil: number;
}

/**
 * Ends the owner's own freeze for an operator who has made sure whose account it is. An operator can be talked into it: as where the owner
 * ends it, sending stays held for 24 h and the owner is told, with a link that locks the account.
 * @throws AppError accountNotFrozen: its owner has not frozen it, or no such user
 */
export async function endFreezeFor(context: AccountsContext, userId: string, audit: AuditRecord): Promise<FreezeEnded> {
  const { store, clock, money, sessions } = context;
  const sendingHeldUntil = sendingHeldFrom(clock.now());
  const { owner, endedIds } = await store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    if (!user) throw new AppError('accountNotFrozen');
    return { owner: user, endedIds: await allowUnfreezing(context, tables, user, sendingHeldUntil) };
  });
  sessions.announceEnded(userId, endedIds);
  const { brand, accountType } = owner;
  // Money behind it: should it fail, the account stays safe, and nobody was told otherwise.
  await money.setSelfFrozen({ userId, brand, accountType }, false, false, audit);
  await finishUnfreeze(context, userId);
  return { userId, isFrozen: false, sendingHeldUntil };
}

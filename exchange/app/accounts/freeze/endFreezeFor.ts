import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { AccountsContext } from '../context';
import { sendingHeldFrom } from '../security/sendingHeldFrom';
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
  const { store, clock, money } = context;
  const now = clock.now();
  const sendingHeldUntil = sendingHeldFrom(now);
  const { brand, accountType } = await store.atomically(async (tables) => {
    const owner = await tables.users.lock(userId);
    if (!owner || owner.selfFrozenAt === null) throw new AppError('accountNotFrozen');
    // Marks that there is an end to tell of, also where nobody was told of the freeze yet.
    await tables.users.noteFreezeTold(userId, owner.selfFrozenAt);
    await tables.users.holdSending(userId, sendingHeldUntil);
    await tables.activity.add({ userId, kind: 'ACCOUNT_UNFREEZE', result: 'PASSED', ip: '', userAgent: '', country: null, at: now });
    return owner;
  });
  // Money behind it: should it fail, the account stays safe, and nobody was told otherwise.
  await money.setSelfFrozen({ userId, brand, accountType }, false, false, audit);
  await finishUnfreeze(context, userId);
  return { userId, isFrozen: false, sendingHeldUntil };
}

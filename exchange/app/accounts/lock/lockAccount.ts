import type { CallData } from '@/contract/calls';
import { AppError } from '../../appError';
import { maskedForOthers } from '../../maskedAddress';
import { admitCall } from '../attempts/callGuards';
import type { AccountsContext } from '../context';
import { originOf } from '../devices/origin';
import type { Caller } from '../model';
import { readLockToken } from '../owner/lockLink';
import { reachedAt } from '../owner/reachedAt';
import { refuseAct } from '../owner/refuseAct';
import { sendingHeldFrom } from '../owner/sendingHeldFrom';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';

/**
 * Locks the account by the link of a mail: every session ends, codes under way become worthless, nobody logs in and no password is reset
 * until an operator unlocks it. Locking twice is locking once. Open orders rest.
 * @throws AppError lockLinkInvalid: not of this brand, too old, of a mail before the account was unlocked, or of an account that is closed;
 * accountShared, rateLimited
 */
export async function lockAccount(context: AccountsContext, caller: Caller, token: string): Promise<CallData<'lockAccount'>> {
  const { store, clock, sessions, lockSecret } = context;
  await admitCall(context, caller, 'account.lock');
  const now = clock.now();
  const link = readLockToken(lockSecret, token, now);
  if (!link) throw new AppError('lockLinkInvalid');
  const { userId, issuedAt } = link;
  const { owner, lockedAt } = await store.atomically(async (tables) => {
    const owner = await tables.users.lock(userId);
    if (!owner || owner.brand !== caller.brand) throw new AppError('lockLinkInvalid');
    // Nothing is left to lock, and what would be written of who pressed it nothing erases any more.
    if (owner.closedAt !== null) throw new AppError('lockLinkInvalid');
    if (owner.unlockedAt !== null && issuedAt <= owner.unlockedAt) throw new AppError('lockLinkInvalid');
    refuseAct(owner, 'LOCK', now);
    if (owner.lockedAt !== null) return { owner, lockedAt: owner.lockedAt };
    await tables.users.setLocked(userId, now);
    await tables.users.holdSending(userId, sendingHeldFrom(now));
    await tables.devices.forgetAll(userId);
    await voidUnderWay(tables, userId, now);
    await tables.sessions.revokeAll(userId, now);
    await tables.activity.add({ userId, kind: 'ACCOUNT_LOCK', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, owner, 'accountLocked');
    return { owner, lockedAt: now };
  });
  sessions.announceRevoked({ userId, why: { part: 'locked' } });
  return { lockedAt, maskedTarget: maskedForOthers(reachedAt(owner)) };
}

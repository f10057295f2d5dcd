import type { AccountTables } from '../accountStore';
import type { AccountsContext } from '../context';
import { type Acting, NOBODY } from '../devices/acting';
import { originOf } from '../devices/origin';
import type { User } from '../model';
import { tellOwner } from '../owner/tellOwner';
import { voidUnderWay } from '../owner/voidUnderWay';

/**
 * What follows from the owner's freeze that a locked user has, within the transaction: no device is remembered, codes under way are void,
 * no phone sends pictures any more, other sessions end, and the owner is told, once.
 * @returns the ids of the sessions that ended
 */
export async function followFreeze(
  context: AccountsContext,
  tables: AccountTables,
  user: User,
  frozenAt: number,
  by?: { caller: Acting; keptSessionId: string },
): Promise<string[]> {
  const now = context.clock.now();
  await tables.devices.forgetAll(user.id);
  await voidUnderWay(tables, user.id, now);
  await tables.handovers.end(user.id, now);
  if (user.followedFreezeAt !== frozenAt) {
    const caller = by?.caller ?? NOBODY;
    // Frozen anew before anybody was told that the freeze before had ended.
    await tellUnfrozen(context, tables, user);
    await tables.users.noteFollowedFreeze(user.id, frozenAt);
    await tables.activity.add({ userId: user.id, kind: 'ACCOUNT_FREEZE', result: 'PASSED', ...originOf(context, caller), at: now });
    await tellOwner(context, tables, caller, user, 'accountFrozen');
  }
  return tables.sessions.revokeAll(user.id, now, by?.keptSessionId);
}

/** Tells the owner that the freeze of which everything has followed is over, once: nothing where there is none or it lasts. */
export async function tellUnfrozen(context: AccountsContext, tables: AccountTables, user: User, by: Acting = NOBODY): Promise<void> {
  if (user.followedFreezeAt === null || user.followedFreezeAt === user.selfFrozenAt) return;
  const at = context.clock.now();
  await tables.users.noteFollowedFreeze(user.id, null);
  await tables.activity.add({ userId: user.id, kind: 'ACCOUNT_UNFREEZE', result: 'PASSED', ...originOf(context, by), at });
  await tellOwner(context, tables, by, user, 'accountUnfrozen');
}

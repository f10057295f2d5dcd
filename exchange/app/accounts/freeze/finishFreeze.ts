import type { AccountsContext } from '../context';
import { eachAlone } from '../eachAlone';
import type { User } from '../model';
import { originOf } from '../security/origin';
import { tellOwner } from '../security/tellOwner';

/** Whoever froze it is still at it until then. */
const UNDER_WAY_MS = 30_000;
const PIECE = 50;

type Freezing = Parameters<typeof tellOwner>[2];

/** Where it is not known any more who asked. */
const nobodyAt = ({ brand, language }: User): Freezing => ({ brand, language, ip: '', userAgent: '' });

/**
 * What follows from a freeze, once for each: other sessions end, codes under way are void, no device is remembered, and the owner is told.
 * Told by the moment of the freeze, which the money writer has committed before. How many sessions ended.
 */
export async function finishFreeze(
  context: AccountsContext,
  { userId, frozenMs }: { userId: string; frozenMs: number },
  by?: { caller: Freezing; keptSessionId: string },
): Promise<number> {
  const { store, clock, sessions } = context;
  const now = clock.now();
  const endedIds = await store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    if (!user) return [];
    await tables.devices.forgetAll(userId);
    await tables.tickets.voidAll(userId, now);
    if (await tables.users.noteFreezeTold(userId, frozenMs)) {
      const caller = by?.caller ?? nobodyAt(user);
      await tables.activity.add({ userId, kind: 'ACCOUNT_FREEZE', result: 'PASSED', ...originOf(context, caller), at: now });
      await tellOwner(context, tables, caller, user, 'accountFrozen');
    }
    return tables.sessions.revokeAll(userId, now, by?.keptSessionId);
  });
  for (const endedId of endedIds) sessions.announceRevoked({ userId, sessionId: endedId });
  return endedIds.length;
}

/** Goes on where a process has died behind the commit of the money. To be called now and then. */
export async function finishFreezes(context: AccountsContext): Promise<void> {
  const { store, clock } = context;
  const untold = await store.background.users.untoldFreezes(clock.now() - UNDER_WAY_MS, PIECE);
  await eachAlone(untold, (freeze) => finishFreeze(context, freeze));
}

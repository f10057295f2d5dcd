import type { AccountsContext } from '../context';
import type { Acting } from '../devices/acting';
import { eachAlone } from '../eachAlone';
import { followFreeze } from './followFreeze';

/** Whoever froze it is still at it until then. */
const UNDER_WAY_MS = 30_000;
const PIECE = 50;

/**
 * Does what follows from a freeze that the money writer has committed before; by whom it was asked for is known only where nothing has died
 * between the two. How many sessions ended.
 */
export async function finishFreeze(
  context: AccountsContext,
  { userId, frozenAt }: { userId: string; frozenAt: number },
  by?: { caller: Acting; keptSessionId: string },
): Promise<number> {
  const { store, sessions } = context;
  const endedIds = await store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    // Ended meanwhile: whoever ended it has done what followed from it.
    if (!user || user.selfFrozenAt !== frozenAt) return [];
    if (!by && user.followedFreezeAt === frozenAt) return [];
    return followFreeze(context, tables, user, frozenAt, by);
  });
  sessions.announceEnded(userId, endedIds);
  return endedIds.length;
}

/** Goes on where a process has died behind the commit of the money. To be called now and then. */
export async function finishFreezes(context: AccountsContext): Promise<void> {
  const { store, clock } = context;
  const unfollowed = await store.background.users.unfollowedFreezes(clock.now() - UNDER_WAY_MS, PIECE);
  await eachAlone(unfollowed, (freeze) => finishFreeze(context, freeze));
}

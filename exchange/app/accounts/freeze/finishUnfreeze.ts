import type { AccountsContext } from '../context';
import { eachAlone } from '../eachAlone';
import { tellOwner } from '../security/tellOwner';

/** Of those whose end nobody told, one look takes so many. */
const PIECE = 50;

type Ending = Parameters<typeof tellOwner>[2];

/**
 * Tells the owner that the own freeze has ended, once: behind the commit of the money, because it may not be told before, and in one
 * transaction with the note that it was.
 */
export async function finishUnfreeze(context: AccountsContext, userId: string, by?: Ending): Promise<void> {
  await context.store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    // Frozen anew meanwhile: that is what the owner is told.
    if (!user || user.selfFrozenAt !== null || !(await tables.users.noteUnfreezeTold(userId))) return;
    const caller = by ?? { brand: user.brand, language: user.language, ip: '', userAgent: '' };
    await tellOwner(context, tables, caller, user, 'accountUnfrozen');
  });
}

/** Goes on where a process has died between the money and the mail. To be called now and then. */
export async function finishUnfreezes(context: AccountsContext): Promise<void> {
  const untold = await context.store.background.users.untoldUnfreezes(PIECE);
  await eachAlone(untold, (userId) => finishUnfreeze(context, userId));
}

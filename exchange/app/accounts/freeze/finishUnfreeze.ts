import type { AccountsContext } from '../context';
import type { Acting } from '../devices/acting';
import { eachAlone } from '../eachAlone';
import { tellUnfrozen } from './followFreeze';

/** Of those whose end nobody told, one look takes so many. */
const PIECE = 50;

/** Tells the owner that the own freeze has ended: behind the commit of the money, because it may not be told before. */
export async function finishUnfreeze(context: AccountsContext, userId: string, by?: Acting): Promise<void> {
  await context.store.atomically(async (tables) => {
    const user = await tables.users.lock(userId);
    if (user) await tellUnfrozen(context, tables, user, by);
  });
}

/** Goes on where a process has died between the money and the mail. To be called now and then. */
export async function finishUnfreezes(context: AccountsContext): Promise<void> {
  const untold = await context.store.background.users.untoldUnfreezes(PIECE);
  await eachAlone(untold, (userId) => finishUnfreeze(context, userId));
}

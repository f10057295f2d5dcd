import { finishClosing } from './closing/eraseAccount';
import type { AccountsContext } from './context';
import { eachAlone } from './eachAlone';
import { finishFreezes } from './freeze/finishFreeze';
import { finishUnfreezes } from './freeze/finishUnfreeze';
import { sweepAccounts } from './sweep/sweepAccounts';

/** What the exchange does about accounts by itself. */
export interface Upkeep {
  /** Goes on with what a process that died has left. To be called now and then, and before anything else at a start. */
  resume(): Promise<void>;
  /** Ends what nobody uses, forgets what is older than it is kept. To be called now and then. */
  sweep(): Promise<void>;
}

export const createUpkeep = (context: AccountsContext): Upkeep => ({
  resume: () => eachAlone([finishClosing, finishFreezes, finishUnfreezes], (finish) => finish(context)),
  sweep: () => sweepAccounts(context),
});

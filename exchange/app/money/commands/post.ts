import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import { applyPosting } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { type MoneyAct, refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import type { Posting } from '../ledger/posting';
import type { CommandKind } from './commandKind';
import { lookUpPostings, postingKey, usersOf } from './postedOnce';

export interface Post {
  /** `by`: whose standing says whether it may be, and for what; absent where the exchange does it by itself. */
  input: { posting: Posting; by?: { userId: string; act: MoneyAct } };
  result: undefined;
  /** It was posted before. */
  found: true;
}

/** The outcome of the same posting of this very batch counts for this one too, be it a refusal. */
function postOnce(desk: Desk, batch: Batch, posting: Posting): void {
  const key = postingKey(posting);
  const outcome = batch.posted.get(key);
  if (outcome === 'posted') return;
  if (outcome !== undefined) throw outcome;
  try {
    applyPosting(desk, batch, posting);
    batch.posted.set(key, 'posted');
  } catch (error) {
    if (error instanceof AppError) batch.posted.set(key, error);
    throw error;
  }
}

/** Posts a balanced movement, once per kind and reference. Throws unavailable while money stands still, accountFrozen to a frozen user. */
export const post: CommandKind<Post> = {
  needs: (_desk, { posting, by }) => ({ users: [...usersOf(posting), ...(by === undefined ? [] : [by.userId])] }),
  lookUp: lookUpPostings,
  apply: ({ desk, batch }, { posting, by }, isPosted) => {
    if (isPosted) return () => undefined;
    refuseWhileHalted(desk);
    if (by !== undefined) refuseUnless(desk, by.userId, by.act, batch.atMs);
    postOnce(desk, batch, posting);
    return () => undefined;
  },
};

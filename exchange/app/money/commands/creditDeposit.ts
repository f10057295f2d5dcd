import { applyPosting } from '../desk/applyPosting';
import { refuseUnless, refuseWhileHalted } from '../desk/moneyGate';
import type { Posting } from '../ledger/posting';
import type { CommandKind } from './commandKind';
import { lookUpPostings, postingKey, usersOf } from './postedOnce';

export interface CreditDeposit {
  input: { posting: Posting; depositId: string; userId: string };
  result: undefined;
  /** It was credited before. */
  found: true;
}

/** What coins that arrived are booked as: custody owes them to the main wallet of whose address it was. */
export const creditOf = (depositId: string, userId: string, asset: string, amount: bigint): CreditDeposit['input'] => ({
  depositId,
  userId,
  posting: {
    kind: 'deposit.credit',
    reference: depositId,
    entries: [
      { owner: { type: 'system', name: 'custody' }, asset, amount: -amount },
      { owner: { type: 'user', userId, wallet: 'MAIN' }, asset, amount },
    ],
  },
});

/**
 * Credits a deposit and says so in its row, both in this batch: neither can be there without the other, and neither twice. Throws
 * accountClosed, accountFrozen or accountSelfFrozen, amountTooLarge, and unavailable while money stands still.
 */
export const creditDeposit: CommandKind<CreditDeposit> = {
  needs: (_desk, { posting }) => ({ users: usersOf(posting) }),
  lookUp: lookUpPostings,
  apply: ({ desk, batch }, { posting, depositId, userId }, isPosted) => {
    if (isPosted || batch.posted.has(postingKey(posting))) return () => undefined;
    refuseWhileHalted(desk);
    // Whether they may ask for an address was asked when they did; what has come is theirs as soon as their money may move.
    refuseUnless(desk, userId, 'TRANSFER', batch.atMs);
    const postingId = applyPosting(desk, batch, posting);
    batch.posted.set(postingKey(posting), 'posted');
    batch.update('deposits', { id: depositId, status: 'CREDITED', reason: null, credited_ms: batch.atMs, posting_id: postingId });
    return () => undefined;
  },
};

import type { Batch } from '../batch/batch';
import { amountsByAccount } from '../desk/applyPosting';
import type { Desk } from '../desk/desk';
import { spend } from '../desk/holds';
import { refuseWhileHalted } from '../desk/moneyGate';
import { checkBalanced, type Posting } from '../ledger/posting';
import type { WithdrawalRecord } from '../records/withdrawalRecord';
import { advance, currentOf, holdOfWithdrawal, lookUpWithdrawals } from '../withdrawals/currentWithdrawal';
import { costEntries, type NetworkCost } from '../withdrawals/networkCost';
import type { CommandKind } from './commandKind';

export interface SettleWithdrawal {
  input: { withdrawalId: string; userId: string; cost: NetworkCost };
  result: WithdrawalRecord;
  found: WithdrawalRecord;
}

/** What a finished withdrawal moves: the recipient's part left custody, the fee is the exchange's, and it paid the network. */
export function postingOfWithdrawal({ withdrawalId, userId, asset, amount, fee }: WithdrawalRecord, cost: NetworkCost): Posting {
  return {
    kind: 'withdrawal',
    reference: withdrawalId,
    entries: [
      { owner: { type: 'user', userId, wallet: 'MAIN' }, asset, amount: -amount },
      { owner: { type: 'system', name: 'custody' }, asset, amount: amount - fee },
      { owner: { type: 'system', name: 'withdrawalFees' }, asset, amount: fee },
      ...costEntries(cost),
    ],
  };
}

/** The user's part comes out of what was set aside; the others are the exchange's own. */
function post(desk: Desk, batch: Batch, record: WithdrawalRecord, cost: NetworkCost): void {
  const posting = postingOfWithdrawal(record, cost);
  checkBalanced(posting);
  const postingId = desk.ids.posting.take();
  batch.post({ postingId, kind: posting.kind, reference: posting.reference, isInternal: false });
  for (const [account, amount] of amountsByAccount(desk, posting)) {
    if (account.ownerType === 'user') spend(batch, account, holdOfWithdrawal(record.withdrawalId), -amount);
    else if (amount !== 0n) batch.move(account, amount, 0n);
    batch.enter(postingId, account, amount);
  }
}

/** Ends a withdrawal that has arrived: the only time its money moves. Asked again it answers the same. Throws withdrawalMoved. */
export const settleWithdrawal: CommandKind<SettleWithdrawal> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: lookUpWithdrawals,
  apply: ({ desk, batch }, input, found) => {
    const current = currentOf(batch, input, found);
    if (current.status === 'DONE') return () => current;
    refuseWhileHalted(desk);
    const after = advance(batch, current, 'DONE', {}, batch.atMs);
    post(desk, batch, current, input.cost);
    return () => after;
  },
};

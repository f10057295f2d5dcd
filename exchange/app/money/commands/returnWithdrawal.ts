import type { ReturnedStatus } from '@/domain/withdrawal/states';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import { applyPosting } from '../desk/applyPosting';
import { audit } from '../desk/auditRow';
import { release } from '../desk/holds';
import { refuseWhileHalted } from '../desk/moneyGate';
import { keyOf } from '../ledger/account';
import type { WithdrawalRecord } from '../records/withdrawalRecord';
import { advance, currentOf, holdOfWithdrawal, lookUpWithdrawals } from '../withdrawals/currentWithdrawal';
import { costEntries, type NetworkCost } from '../withdrawals/networkCost';
import type { CommandKind } from './commandKind';

export interface ReturnWithdrawal {
  input: {
    withdrawalId: string;
    userId: string;
    to: ReturnedStatus;
    /** What its owner is told. */
    reason: string | null;
    /** What the network took for nothing: the exchange bears it. */
    cost?: NetworkCost;
    audit?: AuditRecord;
  };
  result: WithdrawalRecord;
  found: WithdrawalRecord;
}

/**
 * Ends a withdrawal that was not sent: all of it is available again, the fee too. Asked again it answers the same. Throws withdrawalNotFound
 * for another user's, withdrawalMoved where it is too late.
 */
export const returnWithdrawal: CommandKind<ReturnWithdrawal> = {
  needs: (_desk, { userId }) => ({ users: [userId] }),
  lookUp: lookUpWithdrawals,
  apply: ({ desk, batch }, input, found) => {
    const { withdrawalId, userId, to, reason, cost, audit: record } = input;
    const current = currentOf(batch, input, found);
    if (current.userId !== userId) throw new AppError('withdrawalNotFound');
    if (current.status === to) return () => current;
    refuseWhileHalted(desk);
    const after = advance(batch, current, to, { reason }, batch.atMs);
    const account = desk.account(keyOf({ type: 'user', userId, wallet: 'MAIN' }, current.asset));
    release(batch, account, holdOfWithdrawal(withdrawalId), current.amount);
    if (cost && cost.amount > 0n) {
      applyPosting(desk, batch, { kind: 'withdrawal.failed', reference: withdrawalId, entries: costEntries(cost) });
    }
    if (record) audit(batch, record, { from: current.status, to });
    return () => after;
  },
};

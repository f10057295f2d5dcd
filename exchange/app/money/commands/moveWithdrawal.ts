import type { WithdrawalStatus } from '@/domain/withdrawal/states';
import { AppError } from '../../appError';
import type { AuditRecord } from '../../auditRecord';
import type { Batch } from '../batch/batch';
import { audit } from '../desk/auditRow';
import { refuseWhileHalted } from '../desk/moneyGate';
import type { WithdrawalChanges, WithdrawalRecord, WithdrawalTransaction } from '../records/withdrawalRecord';
import { advance, currentOf, lookUpWithdrawals } from '../withdrawals/currentWithdrawal';
import type { CommandKind } from './commandKind';

export interface MoveWithdrawal {
  input: {
    withdrawalId: string;
    /** What whoever asks has seen: another may have been first. */
    from: WithdrawalStatus;
    to: WithdrawalStatus;
    changes?: WithdrawalChanges;
    /** Written down with it: it is there before it is sent. */
    signed?: WithdrawalTransaction;
    /** What has become of earlier ones. */
    transactions?: readonly Pick<WithdrawalTransaction, 'attempt' | 'state'>[];
    /** Of the operator who asks. */
    audit?: AuditRecord;
    /** Confirmed with it, by the operator of that id. */
    proposal?: { id: string; operatorId: string };
  };
  result: WithdrawalRecord;
  found: WithdrawalRecord;
}

function writeSigned(batch: Batch, signed: WithdrawalTransaction): void {
  batch.insert('withdrawal_transactions', {
    withdrawal_id: signed.withdrawalId,
    attempt: signed.attempt,
    chain_id: signed.chainId,
    sequence: signed.sequence,
    is_first: signed.isFirst,
    tx_id: signed.txId,
    raw: signed.raw,
    fee_percent: signed.feePercent,
    max_fee: String(signed.maxFee),
    signed_ms: signed.signedMs,
    state: signed.state,
  });
}

/**
 * Brings a withdrawal a step on, no money of which moves. Two who would bring the same one on stand in a row here: the second hears
 * withdrawalMoved. A writer that was fenced off cannot write the step, so what was signed by it is never sent.
 */
export const moveWithdrawal: CommandKind<MoveWithdrawal> = {
  needs: () => ({}),
  lookUp: lookUpWithdrawals,
  apply: ({ desk, batch }, input, found) => {
    const { withdrawalId, from, to, changes = {}, signed, transactions = [], audit: record, proposal } = input;
    refuseWhileHalted(desk);
    const current = currentOf(batch, input, found);
    if (current.status !== from) throw new AppError('withdrawalMoved', current.status);
    const after = advance(batch, current, to, changes);
    if (signed) writeSigned(batch, signed);
    for (const { attempt, state } of transactions) batch.update('withdrawal_transactions', { withdrawal_id: withdrawalId, attempt, state });
    if (proposal) {
      batch.update('proposals', { id: proposal.id, decision: 'CONFIRMED', decided_by: proposal.operatorId, decided_ms: batch.atMs });
    }
    if (record) audit(batch, record, { from, to });
    return () => after;
  },
};

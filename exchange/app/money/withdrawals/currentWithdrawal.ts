import { mayBecome, type WithdrawalStatus } from '@/domain/withdrawal/states';
import { AppError } from '../../appError';
import type { Batch } from '../batch/batch';
import type { HoldRef } from '../ledger/hold';
import type { MoneyStore } from '../moneyStore';
import type { WithdrawalChanges, WithdrawalRecord } from '../records/withdrawalRecord';

// What the commands of withdrawals share. The database has the records; those a batch changes are taken from the batch.

export const holdOfWithdrawal = (withdrawalId: string): HoldRef => ({ purpose: 'withdrawal', reference: withdrawalId });

/** Records by id, once the batch before is no longer on its way. */
export async function lookUpWithdrawals<Input extends { withdrawalId: string }>(
  { store, settled }: { store: Pick<MoneyStore, 'withdrawalsByIds'>; settled: Promise<unknown> },
  inputs: readonly Input[],
): Promise<ReadonlyMap<Input, WithdrawalRecord>> {
  await settled;
  const records = new Map(
    (await store.withdrawalsByIds(inputs.map(({ withdrawalId }) => withdrawalId))).map((one) => [one.withdrawalId, one]),
  );
  const found = new Map<Input, WithdrawalRecord>();
  for (const input of inputs) {
    const record = records.get(input.withdrawalId);
    if (record) found.set(input, record);
  }
  return found;
}

/** As this batch has made it. @throws AppError withdrawalNotFound */
export function currentOf(batch: Batch, { withdrawalId }: { withdrawalId: string }, found: WithdrawalRecord | undefined): WithdrawalRecord {
  const record = batch.withdrawals.get(withdrawalId) ?? found;
  if (!record) throw new AppError('withdrawalNotFound');
  return record;
}

const COLUMNS = {
  reason: 'reason',
  leavesMs: 'leaves_ms',
  approvedMs: 'approved_ms',
  approvedBy: 'approved_by',
  sentMs: 'sent_ms',
  txId: 'tx_id',
  confirmations: 'confirmations',
  retryMs: 'retry_ms',
} as const satisfies Record<keyof WithdrawalChanges, string>;

/** Writes down what becomes of it. @throws AppError withdrawalMoved: from where it is by now that is not possible */
export function advance(
  batch: Batch,
  record: WithdrawalRecord,
  status: WithdrawalStatus,
  changes: WithdrawalChanges,
  endedMs: number | null = null,
): WithdrawalRecord {
  if (!mayBecome(record.status, status)) throw new AppError('withdrawalMoved', record.status);
  const after = { ...record, ...changes, status, endedMs };
  batch.withdrawals.set(record.withdrawalId, after);
  const columns = Object.fromEntries(Object.entries(changes).map(([name, value]) => [COLUMNS[name as keyof WithdrawalChanges], value]));
  batch.update('withdrawals', { id: record.withdrawalId, status, ...(endedMs !== null && { ended_ms: endedMs }), ...columns });
  return after;
}

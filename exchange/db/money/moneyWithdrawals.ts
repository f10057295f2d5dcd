import type { RiskSign } from '@/domain/withdrawal/risk';
import type { WithdrawalStatus } from '@/domain/withdrawal/states';
import type { MoneyStore } from '../../app/money/moneyStore';
import type { WithdrawalRecord } from '../../app/money/records/withdrawalRecord';
import type { Sql } from '../../app/ports/database';
import { usedCents } from './usedCents';

interface WithdrawalRow {
  id: bigint;
  user_id: string;
  brand: string;
  client_withdrawal_id: string;
  asset: string;
  chain_id: string;
  address: string;
  memo: string | null;
  label: string | null;
  amount: bigint;
  fee: bigint;
  usd_cents: bigint | null;
  score: number;
  signs: string;
  device: string;
  country: string | null;
  status: WithdrawalStatus;
  reason: string | null;
  leaves_ms: bigint;
  asked_ms: bigint;
  approved_ms: bigint | null;
  approved_by: string | null;
  sent_ms: bigint | null;
  ended_ms: bigint | null;
  tx_id: string | null;
  confirmations: number;
  retry_ms: bigint | null;
}

const timeOf = (value: bigint | null) => (value === null ? null : Number(value));

const recordOf = (row: WithdrawalRow): WithdrawalRecord => ({
  withdrawalId: String(row.id),
  userId: row.user_id,
  brand: row.brand,
  clientWithdrawalId: row.client_withdrawal_id,
  asset: row.asset,
  chainId: row.chain_id,
  address: row.address,
  memo: row.memo,
  label: row.label,
  amount: BigInt(row.amount),
  fee: BigInt(row.fee),
  usdCents: row.usd_cents === null ? null : BigInt(row.usd_cents),
  score: row.score,
  signs: row.signs === '' ? [] : (row.signs.split(',') as RiskSign[]),
  device: row.device,
  country: row.country,
  status: row.status,
  reason: row.reason,
  leavesMs: Number(row.leaves_ms),
  askedMs: Number(row.asked_ms),
  approvedMs: timeOf(row.approved_ms),
  approvedBy: row.approved_by,
  sentMs: timeOf(row.sent_ms),
  endedMs: timeOf(row.ended_ms),
  txId: row.tx_id,
  confirmations: row.confirmations,
  retryMs: timeOf(row.retry_ms),
});

/** Withdrawals that meet a condition; its own order. */
export const withdrawalsWhere = async (sql: Sql, condition: string, params: unknown[]): Promise<WithdrawalRecord[]> =>
  (await sql.query<WithdrawalRow>(`select w.* from withdrawals w where ${condition}`, params)).map(recordOf);

interface SenderRow {
  user_id: string;
  locked_at: bigint | null;
  sending_held_until: bigint | null;
  is_shared: boolean;
  saved_only: boolean | null;
  saved_only_ends_ms: bigint | null;
  used_cents: bigint;
  asked: number;
}

/** What the money writer asks of withdrawals. */
export const moneyWithdrawals = (sql: Sql): Pick<MoneyStore, 'findWithdrawals' | 'withdrawalsByIds' | 'sendersOf'> => ({
  findWithdrawals: (names) =>
    withdrawalsWhere(
      sql,
      `(w.user_id, w.client_withdrawal_id) in
         (select g."userId", g."clientWithdrawalId" from json_to_recordset($1::json) as g("userId" text, "clientWithdrawalId" text))`,
      [JSON.stringify(names.map(({ userId, clientWithdrawalId }) => ({ userId, clientWithdrawalId })))],
    ),
  withdrawalsByIds: (ids) => withdrawalsWhere(sql, 'w.id = any($1::bigint[])', [`{${ids.join()}}`]),
  sendersOf: async (userIds, sinceMs, askedSinceMs) => {
    const rows = await sql.query<SenderRow>(
      `select u.id::text as user_id, u.locked_at, u.sending_held_until, u.is_shared, c.saved_only, c.ends_ms as saved_only_ends_ms, ${usedCents('u.id::text')} as used_cents,
              (select count(*) from withdrawals w where w.user_id = u.id::text and w.asked_ms > $3::bigint)::int as asked
         from users u left join withdrawal_choices c on c.user_id = u.id where u.id = any($1::bigint[])`,
      [`{${userIds.join()}}`, sinceMs, askedSinceMs],
    );
    return rows.map((row) => ({
      userId: row.user_id,
      lockedMs: timeOf(row.locked_at),
      sendingHeldUntilMs: timeOf(row.sending_held_until),
      isShared: row.is_shared,
      savedOnly: { isOn: row.saved_only ?? false, endsMs: timeOf(row.saved_only_ends_ms) },
      usedCents: BigInt(row.used_cents),
      asked: row.asked,
    }));
  },
});

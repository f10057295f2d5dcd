import { LIMIT_WINDOW_MS } from '@/domain/withdrawal/limits';
import { RETURNED } from '@/domain/withdrawal/states';
import type { WithdrawalTransaction } from '../../app/money/records/withdrawalRecord';
import type { Sql } from '../../app/ports/database';
import type { FollowingStore } from '../../app/withdrawals/withdrawalStore';
import { withdrawalsWhere } from '../money/moneyWithdrawals';
import { soldCents } from '../money/usedCents';
import { createBookReads } from './bookReads';

type Int8 = bigint | string;

interface TransactionRow {
  withdrawal_id: Int8;
  attempt: number;
  chain_id: string;
  sequence: Int8;
  is_first: boolean;
  tx_id: string;
  raw: string;
  fee_percent: number;
  max_fee: Int8;
  signed_ms: Int8;
  state: WithdrawalTransaction['state'];
}

const transactionOf = (row: TransactionRow): WithdrawalTransaction => ({
  withdrawalId: String(row.withdrawal_id),
  attempt: row.attempt,
  chainId: row.chain_id,
  sequence: Number(row.sequence),
  isFirst: row.is_first,
  txId: row.tx_id,
  raw: row.raw,
  feePercent: row.fee_percent,
  maxFee: BigInt(row.max_fee),
  signedMs: Number(row.signed_ms),
  state: row.state,
});

interface StandingRow {
  locked_at: Int8 | null;
  sending_held_until: Int8 | null;
  frozen_ms: Int8 | null;
  self_frozen_ms: Int8 | null;
}

const timeOf = (value: Int8 | null) => (value === null ? null : Number(value));

/** As they were asked for: two of one moment count for whichever came behind. What was sent to other users and sold for money until then counts as withdrawn. */
const dayCentsOn =
  (sql: Sql): FollowingStore['dayCents'] =>
  async ({ userId, withdrawalId, askedMs }) => {
    const [row] = await sql.query<{ cents: Int8 }>(
      `select ((select coalesce(sum(usd_cents), 0) from withdrawals
                 where user_id = $1 and asked_ms > $2::bigint and id <= $3::bigint and status <> all($4::text[]))
              + (select coalesce(sum(cents), 0) from user_transfers
                  where sender_id = $1 and at_ms > $2::bigint and at_ms <= $5::bigint)
              + ${soldCents('$1', '$2', '$5')})::bigint as cents`,
      [userId, askedMs - LIMIT_WINDOW_MS, withdrawalId, RETURNED, askedMs],
    );
    return BigInt(row?.cents ?? 0);
  };

/** What brings withdrawals on reads: what is written is the money writer's. */
export const createFollowingStore = (sql: Sql): FollowingStore => ({
  ...createBookReads(sql),
  open: (chainId, afterId, limit) =>
    withdrawalsWhere(sql, 'w.chain_id = $1 and w.ended_ms is null and w.id > $2::bigint order by w.id limit $3', [chainId, afterId, limit]),
  dayCents: dayCentsOn(sql),
  byId: async (withdrawalId) => (await withdrawalsWhere(sql, 'w.id = $1::bigint', [withdrawalId]))[0],
  transactionsOf: async (withdrawalId) =>
    (
      await sql.query<TransactionRow>('select * from withdrawal_transactions where withdrawal_id = $1::bigint order by attempt', [
        withdrawalId,
      ])
    ).map(transactionOf),
  highestSequence: async (chainId) => {
    const [row] = await sql.query<{ highest: Int8 | null }>(
      "select max(sequence) as highest from withdrawal_transactions where chain_id = $1 and is_first and state <> 'DEAD'",
      [chainId],
    );
    return row?.highest == null ? -1 : Number(row.highest);
  },
  standing: async (userId) => {
    const [row] = await sql.query<StandingRow>(
      `select u.locked_at, u.sending_held_until, t.frozen_ms, t.self_frozen_ms
         from users u left join traders t on t.user_id = u.id::text where u.id = $1 and u.closed_at is null`,
      [userId],
    );
    return (
      row && {
        frozenMs: timeOf(row.frozen_ms),
        selfFrozenMs: timeOf(row.self_frozen_ms),
        lockedMs: timeOf(row.locked_at),
        sendingHeldUntilMs: timeOf(row.sending_held_until),
      }
    );
  },
});

import { RETURNED } from '@/domain/withdrawal/states';
import type { Sql } from '../../app/ports/database';
import type { OperatedWithdrawals, WithdrawalQueries } from '../../app/withdrawals/withdrawalStore';
import { withdrawalsWhere } from '../money/moneyWithdrawals';
import { usedCents } from '../money/usedCents';
import { databaseId } from '../rows/databaseId';
import { createBookReads } from './bookReads';
import { createFollowingStore } from './followingStore';
import { networkName } from './networkName';

type Int8 = bigint | string;

const KEPT = `status not in (${RETURNED.map((status) => `'${status}'`).join()})`;

interface SentRow {
  chain_id: string;
  address: string;
  memo: string | null;
  times: Int8;
  last_ms: Int8;
  has_arrived: boolean;
}

/** What an account's owner asks of what they sent, and of their address book (migrations 0062, 0063). */
export const createWithdrawalQueries = (sql: Sql): WithdrawalQueries => ({
  find: async (userId, withdrawalId) => {
    const id = databaseId(withdrawalId);
    if (id === undefined) return undefined;
    return (await withdrawalsWhere(sql, 'w.id = $1::bigint and w.user_id = $2', [id, userId]))[0];
  },
  byClientId: async (userId, clientWithdrawalId) =>
    (await withdrawalsWhere(sql, 'w.user_id = $1 and w.client_withdrawal_id = $2', [userId, clientWithdrawalId]))[0],
  open: (userId) => withdrawalsWhere(sql, 'w.user_id = $1 and w.ended_ms is null order by w.id', [userId]),
  usedCents: async (userId, sinceMs) => {
    const [row] = await sql.query<{ used: Int8 }>(`select ${usedCents('$1::text')} as used`, [userId, sinceMs]);
    return BigInt(row?.used ?? 0);
  },
  sentTo: async (userId, limit) => {
    const rows = await sql.query<SentRow>(
      `select chain_id, address, memo, count(*) as times, max(asked_ms) as last_ms, bool_or(status = 'DONE') as has_arrived
         from withdrawals
        where user_id = $1 and ${KEPT} group by chain_id, address, memo order by max(asked_ms) desc limit $2`,
      [userId, limit],
    );
    return rows.map((row) => ({
      chainId: row.chain_id,
      address: row.address,
      memo: row.memo,
      times: Number(row.times),
      lastMs: Number(row.last_ms),
      hasArrived: row.has_arrived,
    }));
  },
  ...createBookReads(sql),
  createdMs: async (userId) => {
    const [row] = await sql.query<{ created_at: Int8 }>('select created_at from users where id = $1', [userId]);
    return Number(row?.created_at ?? 0);
  },
  networkName: (chainId) => networkName(sql, chainId),
  ownerOf: async (chainId, address, memo) => {
    const [row] = await sql.query<{ user_id: string }>(
      `select user_id::text as user_id from deposit_addresses
        where chain_id = $1 and address = $2 and coalesce(memo, '') = coalesce($3::text, '')`,
      [chainId, address, memo],
    );
    return row?.user_id;
  },
});

/** What operators look for. */
export const createOperatedWithdrawals = (sql: Sql): OperatedWithdrawals => ({
  byId: async (withdrawalId) => (await withdrawalsWhere(sql, 'w.id = $1::bigint', [databaseId(withdrawalId) ?? '0']))[0],
  transactionsOf: createFollowingStore(sql).transactionsOf,
  dayCents: createFollowingStore(sql).dayCents,
  list: ({ status, userId, limit }) =>
    withdrawalsWhere(
      sql,
      `($1::text is null and w.ended_ms is null or w.status = $1) and ($2::text is null or w.user_id = $2)
       order by w.id limit $3`,
      [status ?? null, userId ?? null, limit],
    ),
});

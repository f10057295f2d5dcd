import type { Arrival, BlockPlace, CreditStore, FollowStore } from '../../app/custody/deposits/depositStore';
import type { Lane, Sql } from '../../app/ports/database';
import { depositOf, type StoredDeposit } from './depositRows';

/** Blocks that are remembered: no reorganisation that is no catastrophe is deeper. */
const REMEMBERED = 200;

const ARRIVE = `
insert into deposits (user_id, chain_id, asset, amount, tx_id, output_index, address, memo, from_address, height, status, reason, at_ms)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (chain_id, tx_id, output_index) do update
   set height = excluded.height, is_missing = false,
       status = case when deposits.status = 'GONE' then excluded.status else deposits.status end,
       reason = case when deposits.status = 'GONE' then excluded.reason else deposits.reason end`;

const ROLL_BACK = `
update deposits
   set height = null, is_missing = status = 'CREDITED',
       status = case when status in ('PENDING', 'SMALL', 'ASIDE') then 'GONE' else status end
 where chain_id = $1 and height > $2 returning user_id::text as id`;

// A freeze that has ended lets what was kept aside for it go on.
const READY = `
select * from (
  select d.* from deposits d
   where d.chain_id = $1 and d.status in ('PENDING', 'SMALL') and d.height <= $2 and d.user_id is not null
  union all
  select d.* from deposits d left join traders t on t.user_id = d.user_id::text
   where d.chain_id = $1 and d.status = 'ASIDE' and d.reason = 'ACCOUNT_FROZEN' and d.height <= $2
     and t.frozen_ms is null and t.self_frozen_ms is null and t.closed_ms is null
) ready order by id limit $3`;

async function arrive(tx: Sql, chainId: string, height: number, arrival: Arrival, atMs: number): Promise<void> {
  const { userId, asset, amount, txId, outputIndex, to, memo, from } = arrival;
  const [status, reason] = userId === null ? ['ASIDE', arrival.reason] : ['PENDING', null];
  await tx.query(ARRIVE, [
    ...[userId, chainId, asset, String(amount), txId, outputIndex],
    ...[to, memo?.slice(0, 200) ?? null, from, height, status, reason, atMs],
  ]);
}

const insertPlace = (sql: Sql, chainId: string, { height, hash }: BlockPlace) =>
  sql.query('insert into chain_cursors (chain_id, height, hash) values ($1, $2, $3)', [chainId, height, hash]);

/** How far chains were read, and what they brought (migration 0059). */
export const createFollowRepository = (lane: Lane): FollowStore & CreditStore => ({
  standing: async (chainId) => {
    const [row] = await lane.query<{ name: string; confirmations: number; halted_ms: bigint | null; halted_for: string | null }>(
      'select name, confirmations, halted_ms, halted_for from chains where chain_id = $1',
      [chainId],
    );
    return (
      row && {
        name: row.name,
        confirmations: row.confirmations,
        haltedMs: row.halted_ms === null ? null : Number(row.halted_ms),
        haltedFor: row.halted_for,
      }
    );
  },
  lastRead: (chainId) =>
    lane.query<BlockPlace>('select height, hash from chain_cursors where chain_id = $1 order by height desc limit $2', [
      chainId,
      REMEMBERED,
    ]),
  ownerOf: async (chainId, address, memo) => {
    const [row] = await lane.query<{ id: string }>(
      `select user_id::text as id from deposit_addresses where chain_id = $1 and address = $2 and coalesce(memo, '') = coalesce($3, '')`,
      [chainId, address, memo],
    );
    return row?.id;
  },
  advance: (chainId, block, arrivals, atMs) =>
    lane.transaction(async (tx) => {
      await insertPlace(tx, chainId, block);
      await tx.query('delete from chain_cursors where chain_id = $1 and height <= $2', [chainId, block.height - REMEMBERED]);
      for (const arrival of arrivals) await arrive(tx, chainId, block.height, arrival, atMs);
    }),
  creditedAbove: async (chainId, height) => {
    const [row] = await lane.query<{ count: string }>(
      `select count(*)::text as count from deposits where chain_id = $1 and height > $2 and status = 'CREDITED'`,
      [chainId, height],
    );
    return Number(row?.count ?? 0);
  },
  rollBack: (chainId, height) =>
    lane.transaction(async (tx) => {
      await tx.query('delete from chain_cursors where chain_id = $1 and height > $2', [chainId, height]);
      const rows = await tx.query<{ id: string | null }>(ROLL_BACK, [chainId, height]);
      return rows.flatMap(({ id }) => (id === null ? [] : [id]));
    }),
  halt: async (chainId, why, atMs) => {
    await lane.query('update chains set halted_ms = $3, halted_for = $2 where chain_id = $1 and halted_ms is null', [chainId, why, atMs]);
  },
  ready: async (chainId, height, limit) => (await lane.query<StoredDeposit>(READY, [chainId, height, limit])).map(depositOf),
  mark: async (depositId, status, reason) => {
    await lane.query(`update deposits set status = $2, reason = $3 where id = $1 and status in ('PENDING', 'SMALL', 'ASIDE')`, [
      depositId,
      status,
      reason,
    ]);
  },
});

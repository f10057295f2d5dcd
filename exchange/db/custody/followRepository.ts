import type { Arrival, BlockPlace, FollowStore } from '../../app/custody/deposits/depositStore';
import type { Lane, Sql } from '../../app/ports/database';

/** Blocks that are remembered: no reorganisation that is no catastrophe is deeper. */
const REMEMBERED = 200;

const ARRIVE = `
insert into deposits as d (user_id, chain_id, asset, amount, tx_id, output_index, address, memo, from_address, height, status, reason, at_ms)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
on conflict (chain_id, tx_id, output_index) do update
   set user_id = excluded.user_id, asset = excluded.asset, amount = excluded.amount, address = excluded.address, memo = excluded.memo,
       from_address = excluded.from_address, height = excluded.height, status = excluded.status, reason = excluded.reason
 where d.status not in ('CREDITED', 'RETURNED')
returning id`;

// What was credited or sent back stays as it was; where it is something else now, it is not there again.
const COME_BACK = `
update deposits set height = $4, is_missing = false
 where chain_id = $1 and tx_id = $2 and output_index = $3 and asset = $5 and amount = $6 and address = $7 and memo is not distinct from $8
returning id`;

const ROLL_BACK = `
update deposits
   set height = null, is_missing = status = 'CREDITED', is_enough = false,
       status = case when status in ('PENDING', 'SMALL', 'ASIDE') then 'GONE' else status end
 where chain_id = $1 and height > $2 returning user_id::text as id`;

/** False where it was credited or sent back as something else. */
async function arrive(tx: Sql, chainId: string, height: number, arrival: Arrival, atMs: number): Promise<boolean> {
  const { userId, asset, amount, txId, outputIndex, to, from, reason = null } = arrival;
  const memo = arrival.memo?.slice(0, 200) ?? null;
  const status = reason === null ? 'PENDING' : 'ASIDE';
  const arrived = await tx.query(ARRIVE, [
    ...[userId, chainId, asset, String(amount), txId, outputIndex],
    ...[to, memo, from, height, status, reason, atMs],
  ]);
  if (arrived.length > 0) return true;
  return (await tx.query(COME_BACK, [chainId, txId, outputIndex, height, asset, String(amount), to, memo])).length > 0;
}

const insertPlace = (sql: Sql, chainId: string, { height, hash }: BlockPlace) =>
  sql.query('insert into chain_cursors (chain_id, height, hash) values ($1, $2, $3)', [chainId, height, hash]);

/** How far chains were read, and what they brought (migration 0059). */
export const createFollowRepository = (lane: Lane): FollowStore => ({
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
      const differing: string[] = [];
      for (const arrival of arrivals) if (!(await arrive(tx, chainId, block.height, arrival, atMs))) differing.push(arrival.txId);
      return differing;
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
});

import type { RetentionStore } from '../app/money/retention';
import type { Lane, Sql } from '../app/ports/database';

/** The one posting everything compacted ends up in; ids of other postings start at 1. */
const OPENING_ID = 0;
const TABLES = ['spot_orders', 'holds', 'spot_trades', 'ledger_postings', 'ledger_entries', 'accounts', 'market_state'];

const PRUNE_ORDERS = `
  with looked_at as (
    select id, filled_lots, updated_ms from spot_orders
     where account_type = 2 and status <> 'OPEN' and id > $1::bigint order by id limit $2::int
  ), deleted as (
    delete from spot_orders where id in (
      select id from looked_at where updated_ms < case when filled_lots = 0 then $3::bigint else $4::bigint end
    ) returning id
  )
  select (select max(id) from looked_at) as last_id, (select count(*) from deleted) as deleted`;

const PRUNE_TRADES = `
  with deleted as (
    delete from spot_trades where id in (
      select id from spot_trades where is_internal and at_ms < $1::bigint order by at_ms limit $2::int
    ) returning id
  )
  select count(*) as deleted from deleted`;

const TAKE_POSTINGS = `
  delete from ledger_postings where id in (
    select id from ledger_postings where is_internal and at_ms < $1::bigint order by at_ms limit $2::int
  ) returning id`;

// The opening posting's own entries are taken out and summed up again with the rest.
const TAKE_ENTRIES = `
  with taken as (
    delete from ledger_entries where posting_id = any($1::bigint[]) or posting_id = $2::bigint returning account_id, amount
  )
  select account_id, sum(amount)::bigint as amount from taken group by account_id having sum(amount) <> 0`;

async function compact(tx: Sql, beforeMs: number, limit: number): Promise<number> {
  const postings = await tx.query<{ id: bigint }>(TAKE_POSTINGS, [beforeMs, limit]);
  if (postings.length === 0) return 0;
  const sums = await tx.query<{ account_id: bigint; amount: bigint }>(TAKE_ENTRIES, [postings.map(({ id }) => id), OPENING_ID]);
  await tx.query(
    `insert into ledger_postings (id, kind, reference, is_internal, at_ms) values ($1::bigint, 'ledger.opening', 'internal', false, $2::bigint)
     on conflict (id) do update set at_ms = excluded.at_ms`,
    [OPENING_ID, beforeMs],
  );
  await tx.query(
    `insert into ledger_entries (posting_id, account_id, amount)
     select $1::bigint, account_id, amount from json_to_recordset($2::json) as s(account_id bigint, amount bigint)`,
    [OPENING_ID, JSON.stringify(sums.map(({ account_id, amount }) => ({ account_id: String(account_id), amount: String(amount) })))],
  );
  return postings.length;
}

/** Deletes and compacts in chunks, over either database. */
export function createRetentionRepository(database: Lane): RetentionStore {
  return {
    pruneOrders: async ({ afterId, limit }, { unfilledBeforeMs, filledBeforeMs }) => {
      const params = [afterId, limit, unfilledBeforeMs, filledBeforeMs];
      const [row] = await database.query<{ last_id: bigint | null; deleted: bigint }>(PRUNE_ORDERS, params);
      return row?.last_id == null ? undefined : { lastId: String(row.last_id), deleted: Number(row.deleted) };
    },
    pruneTrades: async (beforeMs, limit) => {
      const [row] = await database.query<{ deleted: bigint }>(PRUNE_TRADES, [beforeMs, limit]);
      return Number(row?.deleted ?? 0n);
    },
    compactPostings: (beforeMs, limit) => database.transaction((tx) => compact(tx, beforeMs, limit)),
    reclaim: async () => {
      // A server vacuums by itself; the embedded database has nobody else to do it.
      if (database.kind === 'pglite') for (const table of TABLES) await database.query(`vacuum analyze ${table}`);
    },
  };
}

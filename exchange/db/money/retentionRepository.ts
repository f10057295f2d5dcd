import type { RetentionStore, Walked } from '../../app/money/retention';
import type { Lane } from '../../app/ports/database';
import { byIndex } from '../rows/byIndex';
import { reclaim } from '../rows/reclaim';
import { compactPostings } from './compactPostings';

// Rows to delete are named by their place: as a join it might be planned as a walk over all rows there are. None of them is updated
// any more, so the place stays theirs.
const PRUNE_ORDERS = `
  with deleted as (
    delete from spot_orders where ctid = any (array(
      select ctid from spot_orders
       where account_type = 2 and id > $1::bigint and status <> 'OPEN' and updated_ms < $3::bigint order by id limit $2::int
    )) returning id
  )
  select max(id)::text as "lastId", count(*) as deleted from deleted`;

// A market without stored candles keeps all its trades: its candles are still to be counted from them.
const TRADE_BOUNDS = `
  select m.symbol, least(
      coalesce((select p.trade_id from candle_progress p where p.symbol = m.symbol), -1) + 1,
      coalesce((select t.id from spot_trades t where t.symbol = m.symbol order by t.id desc offset $1::int - 1 limit 1), 0)
    )::text as "belowId"
    from markets m`;

// Orders are looked up one by one for the same reason.
const PRUNE_TRADES = `
  with looked_at as (
    select ctid as place, id, symbol, buy_order_id, sell_order_id from spot_trades
     where is_internal and id > $1::bigint and at_ms < $3::bigint order by id limit $2::int
  ), deleted as (
    delete from spot_trades where ctid = any (array(
      select l.place from looked_at l join unnest($4::text[], $5::bigint[]) as b(symbol, below) on b.symbol = l.symbol and l.id < b.below
       where (select o.id from spot_orders o where o.id = l.buy_order_id) is null
         and (select o.id from spot_orders o where o.id = l.sell_order_id) is null
    )) returning id
  )
  select (select max(id) from looked_at)::text as "lastId", (select count(*) from deleted) as deleted`;

interface WalkedRow {
  lastId: string | null;
  deleted: bigint;
}

const walkedOf = (row: WalkedRow | undefined): Walked | undefined =>
  row?.lastId == null ? undefined : { lastId: row.lastId, deleted: Number(row.deleted) };

/** Deletes and compacts in pieces, each a transaction of its own, over either database. */
export function createRetentionRepository(database: Lane): RetentionStore {
  return {
    pruneOrders: async ({ afterId, limit }, beforeMs) => {
      const [row] = await byIndex(database, (tx) => tx.query<WalkedRow>(PRUNE_ORDERS, [afterId, limit, beforeMs]));
      return walkedOf(row);
    },
    tradeBounds: (kept) => byIndex(database, (tx) => tx.query(TRADE_BOUNDS, [kept])),
    pruneTrades: async ({ afterId, limit }, beforeMs, bounds) => {
      const columns = [bounds.map(({ symbol }) => symbol), bounds.map(({ belowId }) => belowId)];
      const [row] = await byIndex(database, (tx) => tx.query<WalkedRow>(PRUNE_TRADES, [afterId, limit, beforeMs, ...columns]));
      return walkedOf(row);
    },
    compactPostings: (beforeMs, limit) => byIndex(database, (tx) => compactPostings(tx, beforeMs, limit)),
    reclaim: () => reclaim(database),
  };
}

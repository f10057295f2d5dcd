import type { NamedOrder } from '../app/money/desk/clientOrderIds';
import type { MoneyStore } from '../app/money/moneyStore';
import type { Sql } from '../app/ports/database';
import { orderRecordOf, type SpotOrderRow } from './spotOrderRows';

interface NameRow {
  user_id: string;
  client_order_id: string;
  id: bigint;
  created_ms: bigint;
}

const nameOf = ({ user_id, client_order_id, id, created_ms }: NameRow): NamedOrder => ({
  userId: user_id,
  clientOrderId: client_order_id,
  orderId: String(id),
  createdMs: Number(created_ms),
});

const NAME_COLUMNS = 'o.user_id, o.client_order_id, o.id, o.created_ms';

type OrderQueries = Pick<MoneyStore, 'openOrders' | 'ordersByIds' | 'orderByName' | 'recentNames' | 'findNames' | 'findPostings'>;

/** Orders, the names their owners gave them, and what was posted before. */
export const moneyOrders = (sql: Sql): OrderQueries => ({
  openOrders: async (symbols) => {
    const rows = await sql.query<SpotOrderRow>(
      `select o.* from spot_open_orders x join spot_orders o on o.id = x.order_id where o.symbol = any($1::text[]) order by o.id`,
      [symbols],
    );
    return rows.map(orderRecordOf);
  },
  ordersByIds: async (orderIds) => {
    const rows = await sql.query<SpotOrderRow>('select * from spot_orders where id = any($1::bigint[])', [orderIds]);
    return rows.map(orderRecordOf);
  },
  orderByName: async (userId, clientOrderId) => {
    const [row] = await sql.query<SpotOrderRow>(
      'select * from spot_orders where user_id = $1 and client_order_id = $2 order by id desc limit 1',
      [userId, clientOrderId],
    );
    return row && orderRecordOf(row);
  },
  recentNames: async (userIds, sinceMs, limitPerUser) => {
    // The limit comes before the time: an old account must not be read to its beginning.
    const rows = await sql.query<NameRow>(
      `select ${NAME_COLUMNS}
         from unnest($1::text[]) as u(user_id),
              lateral (select * from spot_orders s where s.user_id = u.user_id order by s.id desc limit $3::int) o
        where o.created_ms > $2::bigint
        order by o.id desc`,
      [userIds, sinceMs, limitPerUser],
    );
    return rows.map(nameOf);
  },
  findNames: async (names, sinceMs) => {
    const rows = await sql.query<NameRow>(
      `select ${NAME_COLUMNS}
         from json_to_recordset($1::json) as g("userId" text, "clientOrderId" text)
         join spot_orders o on o.user_id = g."userId" and o.client_order_id = g."clientOrderId"
        where o.created_ms > $2::bigint
        order by o.id`,
      [JSON.stringify(names), sinceMs],
    );
    return rows.map(nameOf);
  },
  findPostings: (postings) =>
    sql.query<{ kind: string; reference: string }>(
      `select p.kind, p.reference
         from json_to_recordset($1::json) as g(kind text, reference text)
         join ledger_postings p on p.kind = g.kind and p.reference = g.reference`,
      [JSON.stringify(postings.map(({ kind, reference }) => ({ kind, reference })))],
    ),
});

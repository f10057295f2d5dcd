import type { HoldPurpose } from '../../app/money/ledger/hold';
import type { HoldRow, MoneyStore, NamedOrder } from '../../app/money/moneyStore';
import type { Sql } from '../../app/ports/database';
import { orderRecordOf, type SpotOrderRow } from '../spot/spotOrderRows';

interface NameRow {
  user_id: string;
  client_order_id: string;
  id: bigint;
}

const nameOf = ({ user_id, client_order_id, id }: NameRow): NamedOrder => ({
  userId: user_id,
  clientOrderId: client_order_id,
  orderId: String(id),
});

type StoredHold = {
  hold_owner: string;
  hold_purpose: HoldPurpose;
  hold_reference: string;
  hold_account: bigint;
  hold_amount: bigint;
};
/** The order's columns are all null when there is none. */
type HoldWithOrder = StoredHold & (SpotOrderRow | { [Column in keyof SpotOrderRow]: null });

const holdOf = (row: HoldWithOrder): HoldRow => ({
  ownerId: row.hold_owner,
  purpose: row.hold_purpose,
  reference: row.hold_reference,
  accountId: String(row.hold_account),
  amount: row.hold_amount,
  order: row.id === null ? undefined : orderRecordOf(row),
});

// By the primary key, so that a page costs the same wherever it begins.
const HOLDS_AFTER = `
  select h.owner_id as hold_owner, h.purpose as hold_purpose, h.reference as hold_reference, h.account_id as hold_account,
         h.amount as hold_amount, o.*
    from (
      select * from holds
       where (owner_id, purpose, reference, account_id) > ($1::text, $2::text, $3::text, $4::bigint)
       order by owner_id, purpose, reference, account_id limit $5::int
    ) h
    left join spot_orders o on o.id = case h.purpose when 'order' then h.reference::bigint end
   order by h.owner_id, h.purpose, h.reference, h.account_id`;

type OrderQueries = Pick<MoneyStore, 'holdsAfter' | 'ordersByIds' | 'orderByName' | 'namesOf' | 'findNames'>;

/** Open orders with their holds, and the names their owners gave them. */
export const moneyOrders = (sql: Sql): OrderQueries => ({
  holdsAfter: async (place, limit) => {
    const { ownerId, purpose, reference, accountId } = place ?? { ownerId: '', purpose: '', reference: '', accountId: '0' };
    return (await sql.query<HoldWithOrder>(HOLDS_AFTER, [ownerId, purpose, reference, accountId, limit])).map(holdOf);
  },
  ordersByIds: async (orderIds) => {
    const rows = await sql.query<SpotOrderRow>('select * from spot_orders where id = any($1::bigint[])', [orderIds]);
    return rows.map(orderRecordOf);
  },
  orderByName: async (userId, clientOrderId) => {
    const [row] = await sql.query<SpotOrderRow>('select * from spot_orders where user_id = $1 and client_order_id = $2', [
      userId,
      clientOrderId,
    ]);
    return row && orderRecordOf(row);
  },
  namesOf: async (userIds, limitPerUser) => {
    const rows = await sql.query<NameRow>(
      `select o.user_id, o.client_order_id, o.id
         from unnest($1::text[]) as u(user_id),
              lateral (select * from spot_orders s where s.user_id = u.user_id order by s.client_order_id limit $2::int) o
        order by o.id`,
      [userIds, limitPerUser],
    );
    return rows.map(nameOf);
  },
  findNames: async (names) => {
    const rows = await sql.query<NameRow>(
      `select o.user_id, o.client_order_id, o.id
         from json_to_recordset($1::json) as g("userId" text, "clientOrderId" text),
              lateral (select * from spot_orders s where s.user_id = g."userId" and s.client_order_id = g."clientOrderId" limit 1) o`,
      [JSON.stringify(names)],
    );
    return rows.map(nameOf);
  },
});

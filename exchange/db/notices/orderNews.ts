import type { Happened } from '../../app/notices/teller';
import type { Sql } from '../../app/ports/database';
import { type NewsRow, RECIPIENT, recipientOf } from './newsRow';

interface OrderRow extends NewsRow {
  orderId: string;
  symbol: string;
  side: string;
  status: string;
  base: string;
  quote: string;
  quantity: string;
  total: string;
  price: string;
  isFilled: boolean;
}

// Exact: numeric all the way. The average price is cut to the market's decimals, as the orders' own is to theirs.
const ORDERS = `
select c.closing::text as position, o.id::text as "orderId", o.symbol, o.side, o.status, m.base, m.quote, o.updated_ms as at,
       o.filled_lots > 0 as "isFilled",
       trim_scale(o.filled_lots * m.quantity_unit)::text as quantity,
       trim_scale(o.filled_quote / power(10::numeric, a.scale))::text as total,
       trim_scale(trunc(o.filled_quote / power(10::numeric, a.scale) / greatest(o.filled_lots, 1) / m.quantity_unit, scale(m.price_unit)))::text as price,
       ${RECIPIENT}
  from (select closing, order_id, user_id from spot_closed_orders where closing > $1::bigint order by closing limit $2::int) c
  join spot_orders o on o.id = c.order_id
  join markets m on m.symbol = o.symbol
  join assets a on a.asset = m.quote
  left join users u on u.id::text = c.user_id
 order by c.closing`;

function orderHappened(row: OrderRow): Happened {
  const { position, orderId, symbol, side, base, quote, quantity, price, total } = row;
  return {
    position,
    // A canceled order of which nothing was filled is its owner's own doing.
    recipient: row.isFilled ? recipientOf(row) : undefined,
    kind: 'TRADE',
    topic: row.status === 'FILLED' ? 'orderFilled' : 'orderPartlyFilled',
    params: { orderId, symbol, side, base, quote, quantity, price, total },
    source: `order:${orderId}`,
    at: Number(row.at),
  };
}

/** Orders that closed and nobody was told of yet: behind a place, at most so many. */
export const orderNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<OrderRow>(ORDERS, params)).map(orderHappened);

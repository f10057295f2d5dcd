import type { Happened } from '../../app/notices/teller';
import type { Sql } from '../../app/ports/database';
import { type NewsRow, RECIPIENT, recipientOf } from './newsRow';

interface ExpressRow extends NewsRow {
  orderId: string;
  side: string;
  state: string;
  base: string;
  quantity: string;
  quote: string;
  price: string;
}

const EXPRESS = `
select n.position::text as position, o.id::text as "orderId", o.side, n.state, o.coin as base, o.currency as quote, n.at_ms as at,
       trim_scale(o.coins / power(10::numeric, a.scale))::text as quantity, trim_scale(o.total)::text as price, ${RECIPIENT}
  from (select * from express_news where position > $1::bigint order by position limit $2::int) n
  join express_orders o on o.id = n.order_id
  join assets a on a.asset = o.coin
  left join users u on u.id::text = o.user_id
 order by n.position`;

const EXPRESS_TOPICS: Readonly<Record<string, Happened['topic']>> = {
  FAILED: 'expressFailed',
  EXPIRED: 'expressFailed',
  CANCELLED: 'expressEnded',
  REVIEW: 'expressWaits',
  REJECTED: 'expressRejected',
  REFUNDED: 'expressRefunded',
  CHARGED_BACK: 'expressChargedBack',
};

const expressHappened = (row: ExpressRow): Happened => ({
  position: row.position,
  recipient: recipientOf(row),
  kind: 'WALLET',
  topic: EXPRESS_TOPICS[row.state] ?? (row.side === 'BUY' ? 'expressDelivered' : 'expressPaidOut'),
  params: { orderId: row.orderId, base: row.base, quantity: row.quantity, quote: row.quote, price: row.price },
  source: `express:${row.orderId}:${row.state}`,
  at: Number(row.at),
});

/** Where orders for money have come to: behind a place, at most so many. */
export const expressNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<ExpressRow>(EXPRESS, params)).map(expressHappened);

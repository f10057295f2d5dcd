import type { Happened } from '../../app/notices/teller';
import type { Sql } from '../../app/ports/database';
import { type NewsRow, RECIPIENT, recipientOf } from './newsRow';

interface UserTransferRow extends NewsRow {
  base: string;
  quantity: string;
  name: string;
  isSender: boolean;
}

// A row each for sender and receiver: its place is twice the id, and one more for who received.
const USER_TRANSFERS = `
select (t.id * 2 + side)::text as position, t.asset as base, t.at_ms as at, side = 0 as "isSender",
       case side when 0 then t.receiver_name else t.sender_name end as name,
       trim_scale(t.amount / power(10::numeric, a.scale))::text as quantity, ${RECIPIENT}
  from (select * from user_transfers where id >= ($1::bigint + 1) / 2 order by id limit $2::int) t
  cross join (values (0), (1)) sides (side)
  join assets a on a.asset = t.asset
  left join users u on u.id::text = case side when 0 then t.sender_id else t.receiver_id end
 where t.id * 2 + side > $1::bigint
 order by t.id, side limit $2::int`;

const userTransferHappened = (row: UserTransferRow): Happened => ({
  position: row.position,
  recipient: recipientOf(row),
  kind: 'WALLET',
  topic: row.isSender ? 'sentToUser' : 'receivedFromUser',
  params: { base: row.base, quantity: row.quantity, name: row.name },
  source: `userTransfer:${row.position}`,
  at: Number(row.at),
});

/** Money from user to user that nobody was told of yet: behind a place, at most so many. */
export const userTransferNews = async (sql: Sql, params: unknown[]): Promise<Happened[]> =>
  (await sql.query<UserTransferRow>(USER_TRANSFERS, params)).map(userTransferHappened);

import type { Sql } from '../../app/ports/database';
import type { RecentReceiver, UserTransferQueries } from '../../app/wallet/users/context';
import { moneyUserTransfers } from '../money/moneyUserTransfers';
import { usedCents } from '../money/usedCents';

// Of the latest ones only: who was sent to long ago is no recent receiver.
const RECENT = `
  select t.receiver_id as uid, (array_agg(t.receiver_name order by t.at_ms desc))[1] as name, count(*)::int as sent, max(t.at_ms)::float8 as "lastAt"
    from (select * from user_transfers where sender_id = $1 order by at_ms desc, id desc limit 200) t
   where t.receiver_name <> '' group by t.receiver_id order by max(t.at_ms) desc limit $2::int`;

/** Reads what one user sent to others, over either database. */
export function createUserTransferQueries(sql: Sql): UserTransferQueries {
  const money = moneyUserTransfers(sql);
  return {
    find: async (senderId, clientTransferId) => (await money.findUserTransfers([{ senderId, clientTransferId }]))[0],
    recent: (senderId, limit) => sql.query<RecentReceiver>(RECENT, [senderId, limit]),
    countTo: async (senderId, receiverId) => {
      const [row] = await sql.query<{ count: number }>(
        'select count(*)::int as count from user_transfers where sender_id = $1 and receiver_id = $2',
        [senderId, receiverId],
      );
      return row?.count ?? 0;
    },
    sentCents: async (senderId, sinceMs) => {
      const [row] = await sql.query<{ cents: string }>(`select ${usedCents('$1::text')}::text as cents`, [senderId, sinceMs]);
      return BigInt(row?.cents ?? 0);
    },
  };
}

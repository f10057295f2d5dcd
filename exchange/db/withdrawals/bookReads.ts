import type { Sql } from '../../app/ports/database';
import type { FollowingStore } from '../../app/withdrawals/withdrawalStore';
import { type EntryRow, entryOf } from './bookRows';

type Int8 = bigint | string;

/** Address books and who sends to saved addresses only, for owners and for what brings withdrawals on. */
export const createBookReads = (sql: Sql): Pick<FollowingStore, 'book' | 'savedOnly' | 'savedOnlyAmong'> => ({
  book: async (userId) =>
    (await sql.query<EntryRow>('select * from withdrawal_addresses where user_id = $1 order by id', [userId])).map(entryOf),
  savedOnly: async (userId) => {
    const [row] = await sql.query<{ saved_only: boolean; ends_ms: Int8 | null }>(
      'select saved_only, ends_ms from withdrawal_choices where user_id = $1',
      [userId],
    );
    return { isOn: row?.saved_only ?? false, endsMs: row?.ends_ms == null ? null : Number(row.ends_ms) };
  },
  savedOnlyAmong: async (userIds, now) => {
    if (userIds.length === 0) return new Set();
    const rows = await sql.query<{ user_id: string }>(
      `select user_id::text from withdrawal_choices
        where user_id = any ($1::bigint[]) and saved_only and (ends_ms is null or ends_ms > $2::bigint)`,
      [userIds, now],
    );
    return new Set(rows.map(({ user_id }) => user_id));
  },
});

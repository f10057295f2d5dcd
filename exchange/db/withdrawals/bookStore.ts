import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { Database, Sql } from '../../app/ports/database';
import type { BookStore, BookTables } from '../../app/withdrawals/withdrawalStore';
import { type TellingTables, tellingTables } from '../notices/tellingTables';
import { databaseId } from '../rows/databaseId';
import { lockUser } from '../users/lockUser';
import { createUserStore } from '../users/users';
import { createBookReads } from './bookReads';
import { type EntryRow, entryOf } from './bookRows';

type Int8 = bigint | string;

const tablesOver = (sql: Sql, telling: TellingTables): BookTables => ({
  telling: { ...telling, users: createUserStore(sql) },
  lock: async (userId) => {
    await lockUser(sql, userId);
    const [row] = await sql.query<{ closed_at: Int8 | null }>('select closed_at from users where id = $1', [userId]);
    return row !== undefined && row.closed_at === null;
  },
  count: async (userId) => {
    const [row] = await sql.query<{ count: Int8 }>('select count(*) as count from withdrawal_addresses where user_id = $1', [userId]);
    return Number(row?.count ?? 0);
  },
  add: async (userId, { label, chainId, asset, address, memo, addedMs, usableMs }) => {
    const [row] = await sql.query<EntryRow>(
      `insert into withdrawal_addresses (user_id, label, chain_id, asset, address, memo, added_ms, usable_ms)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing returning *`,
      [userId, label, chainId, asset, address, memo, addedMs, usableMs],
    );
    return row && entryOf(row);
  },
  savedOnly: createBookReads(sql).savedOnly,
  choose: async (userId, { isOn, endsMs }) => {
    await sql.query(
      `insert into withdrawal_choices (user_id, saved_only, ends_ms) values ($1, $2, $3)
       on conflict (user_id) do update set saved_only = excluded.saved_only, ends_ms = excluded.ends_ms`,
      [userId, isOn, endsMs],
    );
  },
});

/** The address book, and who sends to saved addresses only. */
export const createBookStore = (database: Database, afterCommit: AfterCommit): BookStore => ({
  atomically: async (work) => {
    const { result, tell } = await database.transaction(async (tx) => {
      const { tables, tell } = tellingTables(tx);
      return { result: await work(tablesOver(tx, tables)), tell };
    });
    tell(afterCommit);
    return result;
  },
  rename: async (userId, addressId, label) => {
    const rows = await database.query('update withdrawal_addresses set label = $3 where user_id = $1 and id = $2 returning 1 as done', [
      userId,
      databaseId(addressId) ?? 0,
      label,
    ]);
    return rows.length === 1;
  },
  remove: async (userId, addressId) => {
    const rows = await database.query('delete from withdrawal_addresses where user_id = $1 and id = $2 returning 1 as done', [
      userId,
      databaseId(addressId) ?? 0,
    ]);
    return rows.length === 1;
  },
});

import type { Recipient } from '../../app/notices/model';
import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { Database, Sql } from '../../app/ports/database';
import type { ToldStore, ToldTables } from '../../app/withdrawals/withdrawalStore';
import { withdrawalsWhere } from '../money/moneyWithdrawals';
import { type TellingTables, tellingTables } from '../notices/tellingTables';
import { createUserStore } from '../users/users';
import { type EntryRow, entryOf } from './bookRows';
import { networkName } from './networkName';

async function recipientOf(sql: Sql, userId: string): Promise<Recipient | undefined> {
  const [row] = await sql.query<Recipient>(
    `select id::text as "userId", brand, email, language, anti_phishing as "antiPhishing" from users
      where id = $1::bigint and closed_at is null`,
    [userId],
  );
  return row;
}

const tablesOver = (sql: Sql, telling: TellingTables): ToldTables => ({
  telling: { ...telling, users: createUserStore(sql) },
  untold: async (afterId) => {
    const [record] = await withdrawalsWhere(
      sql,
      'w.told_status is distinct from w.status and w.id > $1::bigint order by w.id limit 1 for update skip locked',
      [afterId],
    );
    if (!record) return undefined;
    const { withdrawalId, userId } = record;
    const [row] = await sql.query<{ told: string | null }>('select told_status as told from withdrawals where id = $1::bigint', [
      withdrawalId,
    ]);
    return { record, told: row?.told ?? null, recipient: await recipientOf(sql, userId) };
  },
  told: async (withdrawalId, status) => {
    await sql.query('update withdrawals set told_status = $2 where id = $1::bigint', [withdrawalId, status]);
  },
  ready: async (now, afterId) => {
    const [row] = await sql.query<EntryRow>(
      `select * from withdrawal_addresses where not told_usable and usable_ms <= $1 and id > $2::bigint order by id limit 1
       for update skip locked`,
      [now, afterId],
    );
    return row && { entry: entryOf(row), userId: String(row.user_id), recipient: await recipientOf(sql, String(row.user_id)) };
  },
  toldReady: async (addressId) => {
    await sql.query('update withdrawal_addresses set told_usable = true where id = $1::bigint', [addressId]);
  },
  networkName: (chainId) => networkName(sql, chainId),
});

/** What owners have not heard yet of what they sent. */
export const createToldStore = (database: Database, afterCommit: AfterCommit): ToldStore => ({
  atomically: async (work) => {
    const { result, tell } = await database.transaction(async (tx) => {
      const { tables, tell } = tellingTables(tx);
      return { result: await work(tablesOver(tx, tables)), tell };
    });
    tell(afterCommit);
    return result;
  },
});

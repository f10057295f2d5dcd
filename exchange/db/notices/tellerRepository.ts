import type { Recipient } from '../../app/notices/model';
import type { Announced, Happened, MoneySource, TellerStore, TellerTables } from '../../app/notices/teller';
import type { AfterCommit } from '../../app/outbox/afterCommit';
import type { Database, Sql } from '../../app/ports/database';
import { conversionNews, skipNews } from './convertNews';
import { earnNews } from './earnNews';
import { expressNews } from './expressNews';
import { RECIPIENT } from './newsRow';
import { orderNews } from './orderNews';
import { tellingTables } from './tellingTables';
import { userTransferNews } from './userTransferNews';
import { claimNews, depositNews, rebateNews, transferNews } from './walletNews';

const NEWS_OF: Readonly<Record<MoneySource, (sql: Sql, params: unknown[]) => Promise<Happened[]>>> = {
  orders: orderNews,
  claims: claimNews,
  rebates: rebateNews,
  transfers: transferNews,
  userTransfers: userTransferNews,
  conversions: conversionNews,
  skips: skipNews,
  express: expressNews,
  deposits: depositNews,
  earn: earnNews,
};

const NEWS = `
select exists (select 1 from spot_closed_orders where closing > (select told_through from notice_sources where source = 'orders'))
    or exists (select 1 from ledger_postings where kind = 'practice.claim'
                 and id > (select told_through from notice_sources where source = 'claims'))
    or exists (select 1 from ledger_postings where kind = 'referral.rebate'
                 and id > (select told_through from notice_sources where source = 'rebates'))
    or exists (select 1 from transfers where id > (select told_through from notice_sources where source = 'transfers'))
    or exists (select 1 from conversions where id > (select told_through from notice_sources where source = 'conversions'))
    or exists (select 1 from convert_limits
                where ended_no > (select told_through from notice_sources where source = 'conversions') and state <> 'DONE')
    or exists (select 1 from convert_skips where id > (select told_through from notice_sources where source = 'skips'))
    or exists (select 1 from express_news where position > (select told_through from notice_sources where source = 'express'))
    or exists (select 1 from earn_actions where id > (select told_through from notice_sources where source = 'earn'))
    or exists (select 1 from deposits where posting_id > (select told_through from notice_sources where source = 'deposits'))
    or exists (select 1 from user_transfers
                where id >= ((select told_through from notice_sources where source = 'userTransfers') + 1) / 2)
    or exists (select 1 from announcements where sent_through is not null) as "hasNews"`;

// Whoever wants the brand's announcements by mail or push has said so: a row each, found by an index.
const RECIPIENTS = `
select distinct on (u.id) ${RECIPIENT}
  from notice_choices c join users u on u.id = c.user_id
 where c.kind = 'SYSTEM' and c.channel in ('MAIL', 'PUSH') and c.is_on and u.id > $2::bigint and u.brand = $1 and u.created_at <= $3::bigint
 order by u.id limit $4::int`;

async function positionOf(sql: Sql, source: MoneySource): Promise<string> {
  const [row] = await sql.query<{ told: string }>('select told_through::text as told from notice_sources where source = $1 for update', [
    source,
  ]);
  return row?.told ?? '0';
}

const announcedFrom = async (sql: Sql, limit: number): Promise<Announced | undefined> => {
  const [row] = await sql.query<{ id: string; brand: string; texts: Announced['texts']; at: bigint | string; through: string }>(
    `select id::text as id, brand, texts, at_ms as at, sent_through::text as through from announcements
      where sent_through is not null order by announcements.id limit 1 for update`,
  );
  if (!row) return undefined;
  const recipients = await sql.query<Recipient>(RECIPIENTS, [row.brand, row.through, Number(row.at), limit]);
  return { announcementId: row.id, texts: row.texts, at: Number(row.at), recipients };
};

/** What the money writer has committed and nobody was told of yet (migration 0023). */
export function createTellerStore(database: Database, afterCommit: AfterCommit): TellerStore {
  const lane = database.lane('background');
  const tablesOver = (tx: Sql): Omit<TellerTables, 'notices' | 'outbox'> => ({
    happened: async (source, limit) => NEWS_OF[source](tx, [await positionOf(tx, source), limit]),
    toldThrough: async (source, position) => {
      await tx.query('update notice_sources set told_through = $2 where source = $1', [source, position]);
    },
    announced: (limit) => announcedFrom(tx, limit),
    sentThrough: async (announcementId, userId) => {
      await tx.query('update announcements set sent_through = $2 where id = $1', [announcementId, userId]);
    },
  });
  return {
    hasNews: async () => {
      const [row] = await lane.query<{ hasNews: boolean }>(NEWS);
      return row?.hasNews ?? false;
    },
    atomically: async (work) => {
      const { result, tell } = await lane.transaction(async (tx) => {
        const { tables, tell } = tellingTables(tx);
        return { result: await work({ ...tables, ...tablesOver(tx) }), tell };
      });
      tell(afterCommit);
      return result;
    },
  };
}

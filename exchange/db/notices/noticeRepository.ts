import type { NoticeChoice } from '@/domain/notices/choices';
import type { NoticeStore, Recipient, StoredNotice } from '../../app/notices/model';
import type { Database } from '../../app/ports/database';

type Row = Omit<StoredNotice, 'at'> & { at: bigint | string };

const LARGEST_INT8 = '9223372036854775807';
const IS_READ = '(s.read_at is not null or a.id <= coalesce(m.read_through, 0))';

/** What was announced to a user ($1), less what they have deleted; nothing where they want to see none. */
const ANNOUNCED = `
  from users u
  join announcements a on a.brand = u.brand and a.at_ms >= u.created_at
  left join announcement_marks m on m.user_id = u.id
  left join announcement_states s on s.user_id = u.id and s.announcement_id = a.id
 where a.id > coalesce(m.cleared_through, 0) and s.deleted_at is null
   and not exists (select 1 from notice_choices c where c.user_id = u.id and c.kind = 'SYSTEM' and c.channel = 'SCREEN' and not c.is_on)`;

// $1 user, $2 kind or null, $3 unread only, $4 before this id, $5 limit. Each half reads no more than the page.
const PAGE = `
with own as (
  select id, kind, topic, params, null::jsonb as texts, at_ms, read_at is not null as is_read
    from notices
   where user_id = $1::bigint and ($2::text is null or kind = $2) and (not $3::boolean or read_at is null) and id < $4::bigint
   order by id desc limit $5::int
), announced as (
  select a.id, 'SYSTEM' as kind, 'announcement' as topic, '{}'::jsonb as params, a.texts, a.at_ms, ${IS_READ} as is_read ${ANNOUNCED}
     and u.id = $1::bigint and ($2::text is null or $2 = 'SYSTEM') and (not $3::boolean or not ${IS_READ}) and a.id < $4::bigint
   order by a.id desc limit $5::int
)
select id::text as "noticeId", kind, topic, params, texts, at_ms as at, is_read as "isRead"
  from (select * from own union all select * from announced) both_kinds order by both_kinds.id desc limit $5::int`;

const COUNTS = `
select user_id::text as "userId", count(*)::int as count
  from (
    select user_id from notices where user_id = any($1::bigint[]) and read_at is null
    union all
    select u.id ${ANNOUNCED} and u.id = any($1::bigint[]) and not ${IS_READ}
  ) unread group by user_id`;

const MARK = (column: 'read_at' | 'deleted_at') => `
insert into announcement_states as k (user_id, announcement_id, ${column})
select u.id, a.id, $3::bigint ${ANNOUNCED} and u.id = $1::bigint and a.id = $2::bigint
on conflict (user_id, announcement_id) do update set ${column} = coalesce(k.${column}, excluded.${column})
returning 1 as marked`;

const MARK_ALL = (column: 'read_through' | 'cleared_through') => `
insert into announcement_marks as k (user_id, ${column})
select u.id, coalesce(max(a.id), 0) from users u left join announcements a on a.brand = u.brand where u.id = $1::bigint group by u.id
on conflict (user_id) do update set ${column} = greatest(k.${column}, excluded.${column})`;

const CHOOSE = `
insert into notice_choices (user_id, kind, channel, is_on) values ($1, $2, $3, $4)
on conflict (user_id, kind, channel) do update set is_on = excluded.is_on`;

const FORGET = `
delete from notices where id in (select id from notices where at_ms < $1 order by at_ms limit $2 for update skip locked)
returning 1 as gone`;

const noticeOf = (row: Row): StoredNotice => ({ ...row, at: Number(row.at) });

/** Notices in the exchange's database (migration 0023). */
export function createNoticeRepository(database: Database): NoticeStore {
  return {
    page: async (userId, { kind, isUnread, before, limit }) => {
      const rows = await database.query<Row>(PAGE, [userId, kind ?? null, isUnread ?? false, before ?? LARGEST_INT8, limit]);
      return rows.map(noticeOf);
    },
    one: async (userId, noticeId) => {
      const next = String(BigInt(noticeId) + 1n);
      const [row] = await database.query<Row>(PAGE, [userId, null, false, next, 1]);
      return row?.noticeId === noticeId ? noticeOf(row) : undefined;
    },
    counts: async (userIds) => {
      const rows = await database.query<{ userId: string; count: number }>(COUNTS, [[...userIds]]);
      const found = new Map(rows.map(({ userId, count }) => [userId, count]));
      return new Map(userIds.map((userId) => [userId, found.get(userId) ?? 0]));
    },
    read: async (userId, noticeId, now) => {
      const own = await database.query(
        'update notices set read_at = coalesce(read_at, $3) where id = $2 and user_id = $1 returning 1 as marked',
        [userId, noticeId, now],
      );
      return own.length > 0 || (await database.query(MARK('read_at'), [userId, noticeId, now])).length > 0;
    },
    readAll: (userId, now) =>
      database.transaction(async (tx) => {
        await tx.query('update notices set read_at = $2 where user_id = $1 and read_at is null', [userId, now]);
        await tx.query(MARK_ALL('read_through'), [userId]);
      }),
    remove: async (userId, noticeId, now) => {
      const own = await database.query('delete from notices where id = $2 and user_id = $1 returning 1 as gone', [userId, noticeId]);
      return own.length > 0 || (await database.query(MARK('deleted_at'), [userId, noticeId, now])).length > 0;
    },
    removeAll: (userId) =>
      database.transaction(async (tx) => {
        await tx.query('delete from notices where user_id = $1', [userId]);
        await tx.query(MARK_ALL('cleared_through'), [userId]);
      }),
    choices: (userId) =>
      database.query<NoticeChoice>('select kind, channel, is_on as "isOn" from notice_choices where user_id = $1', [userId]),
    choose: (userId, choices) =>
      database.transaction(async (tx) => {
        for (const { kind, channel, isOn } of choices) await tx.query(CHOOSE, [userId, kind, channel, isOn]);
      }),
    recipient: async (userId) => {
      const [row] = await database.query<Recipient>(
        `select id::text as "userId", brand, email, language, anti_phishing as "antiPhishing" from users
          where id = $1 and account_type <> 2 and closed_at is null`,
        [userId],
      );
      return row;
    },
    forget: async (before, limit) => (await database.lane('background').query(FORGET, [before, limit])).length,
  };
}

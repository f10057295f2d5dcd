import type { ActivityStore } from '../../app/accounts/accountStore';
import type { RecordedActivity } from '../../app/accounts/model';
import type { Sql } from '../../app/ports/database';

type ActivityRow = Omit<RecordedActivity, 'at'> & { at: bigint | string };

const LARGEST_INT8 = '9223372036854775807';

// $1 user, $2 kind or null, $3 from or null, $4 and $5 position (ms, id) or null, $6 limit, $7 result or null, $8 to or null, $9 session or
// null
const PAGE = `
select id::text as "activityId", user_id::text as "userId", kind, result, ip, user_agent as "userAgent", country, at_ms as at
  from account_activity
 where user_id = $1 and ($2::text is null or kind = $2) and at_ms >= coalesce($3::bigint, 0)
   and ($7::text is null or result = $7) and at_ms <= coalesce($8::bigint, ${LARGEST_INT8})
   and ($9::bigint is null or session_id = $9)
   and (at_ms, id) < (coalesce($4::bigint, ${LARGEST_INT8}), coalesce($5::bigint, ${LARGEST_INT8}))
 order by at_ms desc, id desc limit $6::int`;

const FORGET = `
delete from account_activity where id in (select id from account_activity where at_ms < $1 order by at_ms limit $2 for update skip locked)
returning 1 as gone`;

export function createActivityStore(sql: Sql): ActivityStore {
  return {
    add: async ({ userId, sessionId = null, kind, result, ip, userAgent, country, at }) => {
      await sql.query(
        `insert into account_activity (user_id, kind, result, ip, user_agent, country, at_ms, session_id)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [userId, kind, result, ip, userAgent, country, at, sessionId],
      );
    },
    page: async (userId, { kind, result, sessionId, fromTime, toTime, before, limit }) => {
      const params = [
        userId,
        kind ?? null,
        fromTime ?? null,
        before?.atMs ?? null,
        before?.id ?? null,
        limit,
        result ?? null,
        toTime ?? null,
        sessionId ?? null,
      ];
      const rows = await sql.query<ActivityRow>(PAGE, params);
      return rows.map((row) => ({ ...row, at: Number(row.at) }));
    },
    forget: async (before, limit) => (await sql.query(FORGET, [before, limit])).length,
  };
}

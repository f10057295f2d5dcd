import type { DuePlan, DueStore } from '../../app/earn/earnStore';
import type { Sql } from '../../app/ports/database';

const DUE = `
  select s.id::text as "applyId", s.user_id as "userId", coalesce(u.brand, '') as brand, s.due_ms::float8 as "dueMs"
    from earn_subscriptions s left join users u on u.id = s.user_id::bigint
   where s.status = 'ACTIVE' and s.due_ms <= $1::bigint and (s.due_ms, s.id) > ($3::bigint, $4::bigint)
   order by s.due_ms, s.id limit $2::int`;

/** Whose plans something is due of, over either database. */
export const createDuePlans = (sql: Sql): DueStore => ({
  due: (nowMs, limit, after) => sql.query<DuePlan>(DUE, [nowMs, limit, after?.dueMs ?? -1, after?.applyId ?? 0]),
});

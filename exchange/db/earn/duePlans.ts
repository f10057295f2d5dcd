import type { DuePlan, DueStore } from '../../app/earn/earnStore';
import type { Sql } from '../../app/ports/database';

const DUE = `
  select id::text as "applyId", user_id as "userId", due_ms::float8 as "dueMs" from earn_subscriptions
   where status = 'ACTIVE' and due_ms <= $1::bigint and (due_ms, id) > ($3::bigint, $4::bigint)
   order by due_ms, id limit $2::int`;

/** Whose plans something is due of, over either database. */
export const createDuePlans = (sql: Sql): DueStore => ({
  due: (nowMs, limit, after) => sql.query<DuePlan>(DUE, [nowMs, limit, after?.dueMs ?? -1, after?.applyId ?? 0]),
});

import type { FoundUser } from '../app/operating/operatorStore';
import type { Sql } from '../app/ports/database';
import { databaseId } from './databaseId';

// An id, or the beginning of an address; what stands in the search is text, not a pattern.
const FIND = `
  select u.id::text as "userId", u.brand, u.email, u.phone, u.nick_name as "nickName", u.account_type as "accountType",
         u.created_at::float8 as "createdMs", t.frozen_ms::float8 as "frozenMs",
         (select count(*)::int from spot_open_orders o where o.user_id = u.id::text) as "openOrders"
    from users u left join traders t on t.user_id = u.id::text
   where u.id = $3::bigint or starts_with(u.email, lower($1)) or starts_with(u.phone, $1) or u.internal_name = $1
   order by u.id limit $2`;

export const findUsers = (sql: Sql, search: string, limit: number): Promise<FoundUser[]> =>
  sql.query<FoundUser>(FIND, [search, limit, databaseId(search) ?? null]);

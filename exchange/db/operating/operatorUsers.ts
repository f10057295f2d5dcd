import type { FoundUser, ShownUser } from '../../app/operating/operatorStore';
import type { Sql } from '../../app/ports/database';
import { databaseId } from '../rows/databaseId';

// An id or the whole of an address; with $4 the beginning of one. What stands in the search is text, not a pattern.
const FIND = `
  select u.id::text as "userId", u.brand, u.email, u.phone, u.nick_name as "nickName", u.account_type as "accountType",
         u.created_at::float8 as "createdMs", t.frozen_ms::float8 as "frozenMs", u.locked_at::float8 as "lockedMs",
         (select count(*)::int from spot_open_orders o where o.user_id = u.id::text) as "openOrders"
    from users u left join traders t on t.user_id = u.id::text
   where u.id = $3::bigint or u.email = lower($1) or u.phone = $1 or u.internal_name = $1
      or ($4::boolean and (starts_with(u.email, lower($1)) or starts_with(u.phone, $1)))
   order by u.id limit $2`;

export const findUsers = (sql: Sql, search: string, byBeginning: boolean, limit: number): Promise<FoundUser[]> =>
  sql.query<FoundUser>(FIND, [search, limit, databaseId(search) ?? null, byBeginning]);

const SHOW = `
  select u.id::text as "userId", u.brand, u.email, u.phone, u.nick_name as "nickName", u.account_type as "accountType",
         u.created_at::float8 as "createdMs", t.frozen_ms::float8 as "frozenMs", u.locked_at::float8 as "lockedMs",
         (select count(*)::int from spot_open_orders o where o.user_id = u.id::text) as "openOrders",
         u.language, u.auth_status = 1 as "isVerified", coalesce(t.fee_tier, 0)::int as "feeTier", u.referred_by::text as "invitedBy",
         t.self_frozen_ms::float8 as "selfFrozenMs", coalesce(t.closed_ms, u.closed_at)::float8 as "closedMs",
         u.sending_held_until::float8 as "sendingHeldUntilMs", u.password_changed_at::float8 as "passwordChangedMs",
         (select a.bound_at::float8 from authenticators a where a.user_id = u.id) as "authenticatorBoundMs",
         (select count(*)::int from passkeys p where p.user_id = u.id) as passkeys,
         (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null and s.expires_at > $3::bigint) as "openSessions",
         (select a.at_ms::float8 from account_activity a where a.user_id = u.id and a.kind = 'LOGIN' and a.result = 'PASSED'
           order by a.at_ms desc, a.id desc limit 1) as "lastLoginMs",
         (select count(*)::int from uploads f where f.user_id = u.id) as files,
         coalesce((select jsonb_object_agg(v.kind, v.status) from verifications v where v.user_id = u.id), '{}'::jsonb) as verifications
    from users u left join traders t on t.user_id = u.id::text
   where u.id = $2::bigint or u.email = lower($1) or u.phone = $1
   order by u.id limit 20`;

export const showUsers = (sql: Sql, user: string, now: number): Promise<ShownUser[]> =>
  sql.query<ShownUser>(SHOW, [user, databaseId(user) ?? null, now]);

import type { Sql } from '../../app/ports/database';
import type { InvitationStore, Traces, Withheld } from '../../app/referral/referralStore';

// Who only tried to log in says nothing about the owner.
const TRACES = `
  select u.id::text as "userId", u.email, (
      select coalesce(json_agg(json_build_object('ip', o.ip, 'userAgent', o.user_agent)), '[]'::json) from (
        select ip, user_agent from sessions where user_id = u.id and last_active_at >= $2::bigint
        union
        select ip, user_agent from account_activity where user_id = u.id and at_ms >= $2::bigint and result = 'PASSED'
      ) o
    ) as origins
    from users u where u.id = any ($1::bigint[])`;

const WITHHELD = `
  insert into referral_withheld (invitee_id, reason, since_day)
  select r."inviteeId", r.reason, $2::int from json_to_recordset($1::json) as r("inviteeId" bigint, reason text)
  on conflict do nothing`;

const INVITED = `
  select u.id::text as id from users u
   where u.referred_by = $1 and u.closed_at is null and not exists (select 1 from referral_withheld w where w.invitee_id = u.id)`;

export const tracesOf = (sql: Sql, userIds: readonly string[], sinceMs: number): Promise<Traces[]> => sql.query(TRACES, [userIds, sinceMs]);

/** For good: what stands there already stays as it is. */
export async function withhold(sql: Sql, withheld: readonly Withheld[], day: number): Promise<void> {
  await sql.query(WITHHELD, [JSON.stringify(withheld), day]);
}

/** Whom a user invited, and whether their invitations count. */
export const createInvitationStore = (sql: Sql): InvitationStore => ({
  invitedBy: async (inviterId) => (await sql.query<{ id: string }>(INVITED, [inviterId])).map(({ id }) => id),
  tracesOf: (userIds, sinceMs) => tracesOf(sql, userIds, sinceMs),
  withhold: (withheld, day) => withhold(sql, withheld, day),
});

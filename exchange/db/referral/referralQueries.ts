import type { Sql } from '../../app/ports/database';
import type { InviteeRow, PayoutRow, ReferralFigures, ReferralQueries } from '../../app/referral/referralStore';

const LARGEST_INT8 = '9223372036854775807';
const sumOf = (column: string) => `trim_scale(coalesce(sum(${column}), 0))::text`;

// $1 user, $2 the day from which the month counts
const FIGURES = `
  select u.referral_code as code, u.created_at::float8 as "joinedMs",
         u.referred_by is not null and not exists (select 1 from referral_withheld w where w.invitee_id = u.id) as "isInvited",
         (select count(*)::int from users i where i.referred_by = u.id) as invitees, p.*
    from users u cross join lateral (
      select ${sumOf('value')} as earned, ${sumOf('value) filter (where day >= $2::int')} as "earnedSince",
             ${sumOf('value) filter (where paid_ms is null and forfeited_ms is null')} as waiting,
             coalesce(bool_or(paid_ms is null and held_reason = 'ACCOUNT'), false) as "isHeld"
        from referral_payouts where user_id = $1::bigint
    ) p
   where u.id = $1::bigint`;

const LAST_DAY = `
  select day, ${sumOf('value')} as value from referral_payouts
   where user_id = $1::bigint and day = (select max(day) from referral_payouts where user_id = $1::bigint) group by day`;

const ACTIVE_COUNT = `
  select count(distinct s.invitee_id)::int as count from referral_shares s join users u on u.id = s.invitee_id
   where s.beneficiary_id = $1::bigint and s.day >= $2::int and s.invitee_id <> s.beneficiary_id and u.auth_status = 1
     and not exists (select 1 from referral_withheld w where w.invitee_id = u.id)`;

const EARNINGS = `
  select day, asset, from_invitees + from_own_fees as amount, trim_scale(value)::text as value from referral_payouts
   where user_id = $1::bigint and day >= $2::int and day < $3::int order by day desc, value desc, asset`;

// $1 user, $2 and $3 position (ms, id) or null, $4 limit
const INVITEES = `
  select u.id::text as "inviteeId", u.email, u.phone, u.created_at::float8 as "joinedMs", u.auth_status = 1 as "isVerified",
         exists (select 1 from referral_withheld w where w.invitee_id = u.id) as "isWithheld",
         s.day as "lastTradedDay", s.traded, s.fees, s.earned
    from users u cross join lateral (
      select max(day)::int as day, ${sumOf('traded_value')} as traded, ${sumOf('fee_value')} as fees, ${sumOf('value')} as earned
        from referral_shares where beneficiary_id = $1::bigint and invitee_id = u.id
    ) s
   where u.referred_by = $1::bigint
     and (u.created_at, u.id) < (coalesce($2::bigint, ${LARGEST_INT8}), coalesce($3::bigint, ${LARGEST_INT8}))
   order by u.created_at desc, u.id desc limit $4::int`;

// $2 and $3 position (day, id) or null
const PAYOUTS = `
  select id::text as place, user_id::text as "userId", day, asset, from_invitees as "fromInvitees", from_own_fees as "fromOwnFees",
         trim_scale(value)::text as value, held_ms::float8 as "heldMs", paid_ms::float8 as "paidMs"
    from referral_payouts
   where user_id = $1::bigint and (day, id) < (coalesce($2::bigint, ${LARGEST_INT8}), coalesce($3::bigint, ${LARGEST_INT8}))
   order by day desc, id desc limit $4::int`;

type Digits<Row, Columns extends keyof Row> = Omit<Row, Columns> & Record<Columns, bigint | string>;

/** What one user sees of the referral programme, over either database. */
export function createReferralQueries(sql: Sql): ReferralQueries {
  return {
    figures: async (userId, sinceDay) => {
      const [figures] = await sql.query<Omit<ReferralFigures, 'lastDay'>>(FIGURES, [userId, sinceDay]);
      if (!figures) return undefined;
      const [lastDay] = await sql.query<{ day: number; value: string }>(LAST_DAY, [userId]);
      return { ...figures, lastDay: lastDay ?? null };
    },
    activeCount: async (userId, fromDay) => {
      const [row] = await sql.query<{ count: number }>(ACTIVE_COUNT, [userId, fromDay]);
      return row?.count ?? 0;
    },
    earnings: async (userId, fromDay, toDay) => {
      const rows = await sql.query<{ day: number; asset: string; amount: bigint | string; value: string }>(EARNINGS, [
        userId,
        fromDay,
        toDay,
      ]);
      return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
    },
    firstDay: async (userId) => {
      const [row] = await sql.query<{ day: number | null }>(
        'select min(day)::int as day from referral_payouts where user_id = $1::bigint',
        [userId],
      );
      return row?.day ?? undefined;
    },
    invitees: (userId, before, limit) => sql.query<InviteeRow>(INVITEES, [userId, before?.atMs ?? null, before?.id ?? null, limit]),
    payouts: async (userId, before, limit) => {
      const params = [userId, before?.atMs ?? null, before?.id ?? null, limit];
      const rows = await sql.query<Digits<PayoutRow, 'fromInvitees' | 'fromOwnFees'>>(PAYOUTS, params);
      return rows.map((row) => ({ ...row, fromInvitees: BigInt(row.fromInvitees), fromOwnFees: BigInt(row.fromOwnFees) }));
    },
  };
}

import type { RebateSums, ReferralTotals, ShownReferral } from '../../app/operating/operatorStore';
import type { Sql } from '../../app/ports/database';
import { databaseId } from '../rows/databaseId';

const sumOf = (condition: string) =>
  `trim_scale(coalesce(sum(p.from_invitees + p.from_own_fees) filter (where ${condition}), 0) * ('1e-' || a.scale)::numeric)::text`;

/** Of one user, or of all where $1 is null. */
const SUMS = `
  select p.asset, count(*)::int as payouts, ${sumOf('p.paid_ms is not null')} as paid,
         ${sumOf('p.paid_ms is null and p.forfeited_ms is null')} as waiting,
         ${sumOf('p.paid_ms is null and p.held_ms is not null')} as held, ${sumOf('p.forfeited_ms is not null')} as forfeited
    from referral_payouts p join assets a on a.asset = p.asset
   where $1::bigint is null or p.user_id = $1::bigint group by p.asset, a.scale order by p.asset`;

const ONE = `
  select u.referral_code as code, u.referred_by::text as "invitedBy",
         (select w.reason from referral_withheld w where w.invitee_id = u.id) as withheld,
         (select count(*)::int from users i where i.referred_by = u.id) as invitees,
         (select count(*)::int from users i join referral_withheld w on w.invitee_id = i.id where i.referred_by = u.id) as "withheldInvitees"
    from users u where u.id = $1::bigint`;

const ALL = `
  select (select (date '1970-01-01' + max(day))::text from referral_days) as "lastSettledDay",
         (select count(*)::int from users where referred_by is not null) as invited,
         (select count(distinct referred_by)::int from users where referred_by is not null) as inviters,
         (select count(*)::int from referral_withheld) as withheld`;

export async function showReferral(sql: Sql, userId: string): Promise<ShownReferral | undefined> {
  const id = databaseId(userId);
  if (id === undefined) return undefined;
  const [shown] = await sql.query<Omit<ShownReferral, 'rebates'>>(ONE, [id]);
  return shown && { ...shown, rebates: await sql.query<RebateSums>(SUMS, [id]) };
}

export async function referralTotals(sql: Sql): Promise<ReferralTotals> {
  const [totals] = await sql.query<Omit<ReferralTotals, 'rebates'>>(ALL);
  if (!totals) throw new Error('an aggregate answers one row');
  return { ...totals, rebates: await sql.query<RebateSums>(SUMS, [null]) };
}

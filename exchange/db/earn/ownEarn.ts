import type { PlanAction, PlanType } from '@/domain/earn/planTypes';
import type { CoinSums, EarnQueries, OwnSubscription } from '../../app/earn/earnStore';
import type { Sql } from '../../app/ports/database';
import { SUBSCRIPTION_COLUMNS, type SubscriptionRow, subscriptionOf } from '../money/moneyEarn';

const LARGEST_INT8 = '9223372036854775807';

const OWN = `
  select ${SUBSCRIPTION_COLUMNS}, p.plan_type as "planType", p.term_days as "termDays"
    from earn_subscriptions s join earn_plans p on p.id = s.plan_id`;

const PAGE = `${OWN}
   where s.user_id = $1::text and (s.status = 'ACTIVE') <> $2::boolean and ($3::text is null or s.asset = $3::text)
     and (s.opened_ms, s.id) < ($4::bigint, $5::bigint)
   order by s.opened_ms desc, s.id desc limit $6::int`;

const SUMS = `
  select s.asset, sum(case when s.status = 'ACTIVE' then s.principal else 0 end)::text as "inPlans",
         sum(s.paid - s.taken_back)::text as earned, (count(*) filter (where s.status = 'ACTIVE'))::int as plans,
         (coalesce((select sum(r.amount) from earn_rewards r where r.user_id = $1::text and r.asset = s.asset and r.at_ms >= $2::bigint), 0)
          - coalesce((select sum(e.taken_back) from earn_actions e
                       where e.user_id = $1::text and e.asset = s.asset and e.at_ms >= $2::bigint), 0))::text as "earnedSince"
    from earn_subscriptions s join assets a on a.asset = s.asset
   where s.user_id = $1::text and ($3::text is null or s.asset = $3::text)
   group by s.asset, a.sort order by a.sort desc, s.asset`;

const STEPS = `
  select day, "paidInAll"::text as "paidInAll", count::int as count
    from (select day, sum(amount) over (order by day) as "paidInAll", row_number() over (order by day) as count
            from earn_rewards where apply_id = $1::bigint) r
   order by day desc limit $2::int`;

type OwnRow = SubscriptionRow & { planType: PlanType; termDays: number | null };

const ownOf = (row: OwnRow): OwnSubscription => ({ ...subscriptionOf(row), planType: row.planType, termDays: row.termDays });

type OwnReads = Pick<EarnQueries, 'sums' | 'availableInMain' | 'subscriptions' | 'subscription' | 'actions' | 'steps'>;

/** One's own plans, over either database. */
export const createOwnEarn = (sql: Sql): OwnReads => ({
  sums: async (userId, sinceMs, asset) => {
    const rows = await sql.query<Record<'asset' | 'inPlans' | 'earned' | 'earnedSince', string> & { plans: number }>(SUMS, [
      userId,
      sinceMs,
      asset ?? null,
    ]);
    return rows.map(
      (row): CoinSums => ({ ...row, inPlans: BigInt(row.inPlans), earned: BigInt(row.earned), earnedSince: BigInt(row.earnedSince) }),
    );
  },
  availableInMain: async (userId, asset) => {
    const [row] = await sql.query<{ available: bigint | string }>(
      "select available from accounts where owner_type = 'user' and owner_id = $1::text and wallet = 'MAIN' and asset = $2::text",
      [userId, asset],
    );
    return BigInt(row?.available ?? 0);
  },
  subscriptions: async (userId, { asset, ended, before, limit }) => {
    const place = [before?.atMs ?? LARGEST_INT8, before?.id ?? LARGEST_INT8];
    return (await sql.query<OwnRow>(PAGE, [userId, ended, asset ?? null, ...place, limit])).map(ownOf);
  },
  subscription: async (userId, applyId) => {
    const [row] = await sql.query<OwnRow>(`${OWN} where s.user_id = $1::text and s.id = $2::bigint`, [userId, applyId]);
    return row && ownOf(row);
  },
  actions: async (applyId) => {
    const rows = await sql.query<{ kind: PlanAction; amount: string; takenBack: string; atMs: number }>(
      `select kind, amount::text as amount, taken_back::text as "takenBack", at_ms::float8 as "atMs"
         from earn_actions where apply_id = $1::bigint order by id limit 200`,
      [applyId],
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount), takenBack: BigInt(row.takenBack) }));
  },
  steps: async (applyId, limit) => {
    const rows = await sql.query<{ day: number; paidInAll: string; count: number }>(STEPS, [applyId, limit]);
    return rows.map((row) => ({ ...row, paidInAll: BigInt(row.paidInAll) })).reverse();
  },
});

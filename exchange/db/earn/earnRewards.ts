import type { EarnQueries, RewardRow } from '../../app/earn/earnStore';
import type { Sql } from '../../app/ports/database';

const LARGEST_INT8 = '9223372036854775807';

// What a plan had paid by then is summed for the rows of the page alone.
const PAGE = `
  select r.id::text as "rewardId", r.apply_id::text as "applyId", r.asset, p.plan_type as "planType", p.term_days as "termDays",
         r.amount::text as amount, r.day, s.opened_ms::float8 as "openedMs", s.end_ms::float8 as "endMs", s.ended_ms::float8 as "endedMs",
         r.at_ms::float8 as "atMs",
         (select sum(e.amount) from earn_rewards e where e.apply_id = r.apply_id and e.day <= r.day)::text as "paidInAll"
    from (select * from earn_rewards
           where user_id = $1::text and ($2::bigint is null or apply_id = $2::bigint) and ($3::text is null or asset = $3::text)
             and (at_ms, id) < ($4::bigint, $5::bigint)
           order by at_ms desc, id desc limit $6::int) r
    join earn_subscriptions s on s.id = r.apply_id join earn_plans p on p.id = s.plan_id
   order by r.at_ms desc, r.id desc`;

type Row = Omit<RewardRow, 'amount' | 'paidInAll'> & Record<'amount' | 'paidInAll', string>;

/** Interest that was paid, over either database. */
export const createEarnRewards = (sql: Sql): Pick<EarnQueries, 'rewards'> => ({
  rewards: async (userId, { applyId, asset, before, limit }) => {
    const place = [before?.atMs ?? LARGEST_INT8, before?.id ?? LARGEST_INT8];
    const rows = await sql.query<Row>(PAGE, [userId, applyId ?? null, asset ?? null, ...place, limit]);
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount), paidInAll: BigInt(row.paidInAll) }));
  },
});

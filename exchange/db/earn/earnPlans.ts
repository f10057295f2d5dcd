import type { EarnOffer } from '@/contract/earn';
import type { EarnQueries, ListedPlan } from '../../app/earn/earnStore';
import type { Sql } from '../../app/ports/database';
import { moneyEarn } from '../money/moneyEarn';

// The rate of a day: the last one that began by then, or the first of all.
const RATE = `
  coalesce((select r.rate_ppm from earn_rates r where r.plan_id = p.id and r.from_day <= $1::int order by r.from_day desc limit 1),
           (select r.rate_ppm from earn_rates r where r.plan_id = p.id order by r.from_day limit 1))`;

const OPEN = `from earn_plans p join assets a on a.asset = p.asset where p.is_open and a.is_open`;

const OFFERS = `
  select p.id::text as "planId", p.asset as "coinSymbol", p.plan_type as "planType", p.term_days as "termDays",
         trim_scale(${RATE} / 10000::numeric)::text as "aprPercent"
  ${OPEN} order by p.sort, p.id`;

const LISTED = `
  select p.id::text as "planId", p.asset, p.plan_type as "planType", p.term_days as "termDays", ${RATE}::text as "ratePpm",
         p.min_amount::text as "minAmount", p.max_per_user::text as "maxPerUser", p.capacity::text as capacity, p.taken::text as taken
  ${OPEN} and ($2::text is null or p.asset = $2::text) order by p.sort, p.id`;

// With the one that held on the first day.
const RATES = `
  select r.plan_id::text as "planId", r.from_day as "fromDay", r.rate_ppm::text as "ratePpm"
    from earn_rates r join earn_plans p on p.id = r.plan_id
   where p.asset = $1::text and p.is_open and r.from_day <= $3::int
     and r.from_day >= coalesce((select max(e.from_day) from earn_rates e where e.plan_id = p.id and e.from_day <= $2::int), 0)
   order by p.sort, p.id, r.from_day`;

type ListedRow = Omit<ListedPlan, 'ratePpm' | 'minAmount' | 'maxPerUser' | 'capacity' | 'taken'> &
  Record<'ratePpm' | 'minAmount' | 'maxPerUser' | 'capacity' | 'taken', string>;

/** What can be subscribed to, over either database. */
export const createEarnPlans = (sql: Sql): Pick<EarnQueries, 'openPlans' | 'listedPlans' | 'ratesSince' | 'plans'> => ({
  openPlans: (day) => sql.query<EarnOffer>(OFFERS, [day]),
  listedPlans: async (day, asset) => {
    const rows = await sql.query<ListedRow>(LISTED, [day, asset ?? null]);
    return rows.map((row) => ({
      ...row,
      ratePpm: BigInt(row.ratePpm),
      minAmount: BigInt(row.minAmount),
      maxPerUser: BigInt(row.maxPerUser),
      capacity: BigInt(row.capacity),
      taken: BigInt(row.taken),
    }));
  },
  ratesSince: async (asset, fromDay, toDay) => {
    const rows = await sql.query<{ planId: string; fromDay: number; ratePpm: string }>(RATES, [asset, fromDay, toDay]);
    return rows.map((row) => ({ ...row, ratePpm: BigInt(row.ratePpm) }));
  },
  plans: (planIds) => moneyEarn(sql).earnPlans(planIds),
});

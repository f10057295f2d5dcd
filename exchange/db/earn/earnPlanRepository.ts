import type { EarnOffer } from '@/contract/earn';
import type { EarnPlanStore } from '../../app/earn/offers';
import type { Sql } from '../../app/ports/database';

/** Earn plans as the database lists them (migration 0006). */
export function createEarnPlanRepository(sql: Sql): EarnPlanStore {
  return {
    openPlans: () =>
      sql.query<EarnOffer>(
        `select p.id::text as "planId", p.asset as "coinSymbol", p.plan_type as "planType", p.term_days as "termDays",
           trim_scale(p.apr_percent)::text as "aprPercent"
         from earn_plans p join assets a on a.asset = p.asset
        where p.is_open and a.is_open
        order by p.sort, p.id`,
      ),
  };
}

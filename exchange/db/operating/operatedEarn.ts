import type { OperatedEarn } from '../../app/operating/operatedEarn';
import type { Sql } from '../../app/ports/database';
import { createEarnQueries } from '../earn/earnQueries';

const PLANS = `
  select p.id::text as "planId",
         (select count(*)::int from earn_subscriptions s where s.plan_id = p.id and s.status = 'ACTIVE') as running
    from earn_plans p where $1::text is null or p.asset = $1::text order by p.sort, p.id`;

/** Earn plans as operators see them, over either database. */
export const createOperatedEarn = (sql: Sql): OperatedEarn => ({
  queries: createEarnQueries(sql),
  plans: (asset) => sql.query(PLANS, [asset ?? null]),
});

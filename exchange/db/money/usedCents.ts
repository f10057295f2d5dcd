import { countsAgainstLimits, EXPRESS_STATES } from '@/domain/express/orderState';
import { RETURNED } from '@/domain/withdrawal/states';

const returned = RETURNED.map((status) => `'${status}'`).join();
const counted = EXPRESS_STATES.filter(countsAgainstLimits)
  .map((state) => `'${state}'`)
  .join();

/** SQL: coins that a user sold for money after a time and until another, in hundredths of a USD, rounded up each. */
export const soldCents = (userId: string, afterMs: string, untilMs?: string): string => `
  (select coalesce(sum(ceil(o.usd * 100)), 0) from express_orders o
    where o.user_id = ${userId} and o.created_ms > ${afterMs}::bigint${untilMs === undefined ? '' : ` and o.created_ms <= ${untilMs}::bigint`}
      and o.side = 'SELL' and o.state = any (array[${counted}]))`;

/** SQL: what left the account of a user (text) since `$2`, in hundredths of a USD: withdrawals that did not come back, transfers to others, and coins that are sold. */
export const usedCents = (userId: string): string => `
  ((select coalesce(sum(w.usd_cents), 0) from withdrawals w
     where w.user_id = ${userId} and w.asked_ms > $2::bigint and w.status not in (${returned}))
   + (select coalesce(sum(t.cents), 0) from user_transfers t where t.sender_id = ${userId} and t.at_ms > $2::bigint)
   + ${soldCents(userId, '$2')})::bigint`;

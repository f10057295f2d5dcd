import { RETURNED } from '@/domain/withdrawal/states';

const returned = RETURNED.map((status) => `'${status}'`).join();

/** SQL: what left the account of a user (text) since `$2`, in hundredths of a USD: withdrawals that did not come back, and transfers to others. */
export const usedCents = (userId: string): string => `
  ((select coalesce(sum(w.usd_cents), 0) from withdrawals w
     where w.user_id = ${userId} and w.asked_ms > $2::bigint and w.status not in (${returned}))
   + (select coalesce(sum(t.cents), 0) from user_transfers t where t.sender_id = ${userId} and t.at_ms > $2::bigint))::bigint`;

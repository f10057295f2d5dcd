import { EXPRESS_STATES, holdsCoins } from '@/domain/express/orderState';
import type { HeldFor } from '../../app/reconciliation/reconciliationStore';

const holding = EXPRESS_STATES.filter(holdsCoins).map((state) => `'${state}'`);

/** What something is held for besides orders: the rows that say so, with whose it is, in which wallet, of what and how much. */
const OPEN: Readonly<Record<HeldFor, string>> = {
  withdrawal: `select id, user_id, 'MAIN' as wallet, asset, amount from withdrawals where ended_ms is null`,
  plan: `select id, user_id, 'MAIN', asset, principal from earn_subscriptions where status = 'ACTIVE' and principal > 0`,
  conversion: `select id, user_id, wallet, from_asset, give from convert_limits where state = 'OPEN'`,
  express: `select id, user_id, 'MAIN', coin, coins from express_orders where side = 'SELL' and state in (${holding.join()})`,
};
const purposes = Object.keys(OPEN) as HeldFor[];
const named = (purpose: HeldFor) => `(${OPEN[purpose]}) as r (id, user_id, wallet, asset, amount)`;

/** SQL: what kind of difference a hold of that purpose makes. */
export const kindOf = (purpose: string): string =>
  `case ${purpose} when 'withdrawal' then 'WITHDRAWALS' when 'plan' then 'PLANS' when 'conversion' then 'CONVERSIONS' else 'SALES' end`;

/** SQL: whether a hold `h` is of a purpose that has rows here. */
export const isOfRow = `h.purpose in (${purposes.map((purpose) => `'${purpose}'`).join()})`;

/**
 * SQL: the amount of the row that a hold `h` of an account `c` (owner_id, wallet, asset) is for; none where there is no such row, or it is
 * over. A reference is read as a number only where its purpose says that it is one.
 */
export const rowOfHold = purposes
  .map(
    (purpose) => `
      select r.amount from ${named(purpose)}
       where h.purpose = '${purpose}' and r.id = case h.purpose when '${purpose}' then h.reference::bigint end
         and r.user_id = c.owner_id and r.wallet = c.wallet and r.asset = c.asset`,
  )
  .join(' union all ');

/** The other way round: open rows that nothing is held for, along their primary keys. */
export const rowsWithoutHold = (purpose: HeldFor): string => `
  with page as (select * from ${named(purpose)} where r.id > $1::bigint order by r.id limit $2::int),
  differences as (
    select p.id, a.id as account_id, 'user:' || p.user_id || ' ' || p.wallet as owner, p.asset, p.amount
      from page p
      left join accounts a on a.owner_type = 'user' and a.owner_id = p.user_id and a.wallet = p.wallet and a.asset = p.asset
     where not exists (
       select from holds h where h.owner_id = p.user_id and h.purpose = '${purpose}' and h.reference = p.id::text
     )
  )
  select (select max(id)::text from page) as "lastId",
         coalesce((select json_agg(json_build_object('kind', ${kindOf(`'${purpose}'`)}, 'accountId', coalesce(account_id::text, ''),
           'owner', owner, 'asset', asset, 'expected', amount::text, 'found', '0') order by id) from differences), '[]') as differences`;

/** What plans count as taken, beside what lies in them. */
export const TAKEN = `
  select 'TAKEN' as kind, '' as "accountId", 'earn plan ' || p.id as owner, p.asset, coalesce(s.sum, 0)::text as expected,
         p.taken::text as found
    from earn_plans p
    left join (select plan_id, sum(principal) as sum from earn_subscriptions where status = 'ACTIVE' group by plan_id) s on s.plan_id = p.id
   where p.taken <> coalesce(s.sum, 0) order by p.id`;

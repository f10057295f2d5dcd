import type { Lane } from '../../app/ports/database';
import type { Difference, ReconciliationStore, TrialBalanceRow } from '../../app/reconciliation/reconciliationStore';
import { isOfRow, kindOf, rowOfHold, rowsWithoutHold, TAKEN } from './openRows';

// An index over entries by account would cost every trade; instead the sum of each account's entries is kept up to a posting
// (ledger_checkpoints), and only what came after is added up. Postings are committed in the order of their ids, by one writer, and
// never change, but for those that retention merges into posting 0: trigger ledger_postings_count_merged counts them on their way.
// A statement of its own: what follows in the transaction sees what was committed until the lock was had.
const LOCK = 'select through_posting from ledger_checkpoint_progress for update';

const ADVANCE = `
  with progress as (select through_posting from ledger_checkpoint_progress),
  ids as (select id from ledger_postings where id > (select through_posting from progress) order by id limit $1::int),
  last as (select max(id) as id from ids),
  sums as (
    select account_id, sum(amount) as amount from ledger_entries
     where posting_id > (select through_posting from progress) and posting_id <= (select id from last) group by account_id
  ),
  summed as (
    insert into ledger_checkpoints as c (account_id, total) select account_id, amount from sums
    on conflict (account_id) do update set total = c.total + excluded.total
  ),
  moved as (update ledger_checkpoint_progress set through_posting = last.id from last where last.id is not null)
  select count(*)::int as counted from ids`;

const RESTART = `
  with forgotten as (delete from ledger_checkpoints)
  update ledger_checkpoint_progress set through_posting = -1`;

const COMPARE = `
  with page as (select * from accounts where id > $1::bigint order by id limit $2::int),
  late as (
    select account_id, sum(amount) as amount from ledger_entries
     where posting_id > (select through_posting from ledger_checkpoint_progress) group by account_id
  ),
  held as (
    select h.account_id, h.purpose, h.reference, h.amount
      from page p join holds h on h.owner_id = p.owner_id and h.account_id = p.id
  ),
  sums as (select account_id, sum(amount) as amount from held group by account_id),
  compared as (
    select p.id, p.owner_type || ':' || p.owner_id || ' ' || p.wallet as owner, p.owner_id, p.wallet, p.asset,
           p.available::numeric + p.held as balance, coalesce(c.total, 0) + coalesce(l.amount, 0) as entered,
           p.held::numeric as held, coalesce(s.amount, 0) as holds
      from page p
      left join ledger_checkpoints c on c.account_id = p.id
      left join late l on l.account_id = p.id
      left join sums s on s.account_id = p.id
  ),
  differences as (
    select 'ENTRIES' as kind, id, owner, asset, entered as expected, balance as found from compared where balance <> entered
    union all
    select 'HOLDS', id, owner, asset, holds, held from compared where held <> holds
    union all
    select 'ORDERS', c.id, c.owner, c.asset, case o.status when 'OPEN' then o.reserved else 0 end, h.amount
      from held h join compared c on c.id = h.account_id left join spot_orders o on o.id = case h.purpose when 'order' then h.reference::bigint end
     where h.purpose = 'order' and h.amount is distinct from case o.status when 'OPEN' then o.reserved end
    union all
    select ${kindOf('h.purpose')}, c.id, c.owner, c.asset, r.amount, h.amount
      from held h join compared c on c.id = h.account_id left join lateral (${rowOfHold}) r on true
     where ${isOfRow} and h.amount is distinct from r.amount
  )
  select (select max(id)::text from page) as "lastId", (select count(*)::int from page) as accounts,
         coalesce((select json_agg(json_build_object('kind', kind, 'accountId', id::text, 'owner', owner, 'asset', asset,
           'expected', coalesce(expected, 0)::text, 'found', found::text) order by id) from differences), '[]') as differences`;

// The other way round: an open order that nothing is held for. It is looked for along the primary key: an index that knew which orders
// are open would be written again, with all the others, whenever an order closes.
const COMPARE_ORDERS = `
  with page as (select id, user_id, symbol, side, status, reserved from spot_orders where id > $1::bigint order by id limit $2::int),
  differences as (
    select o.id, a.id as account_id, 'user:' || o.user_id || ' TRADE' as owner, s.asset, o.reserved
      from page o
      join markets m on m.symbol = o.symbol
      cross join lateral (select case o.side when 'BUY' then m.quote else m.base end as asset) s
      left join accounts a on a.owner_type = 'user' and a.owner_id = o.user_id and a.wallet = 'TRADE' and a.asset = s.asset
     where o.status = 'OPEN' and not exists (
       select from holds h where h.owner_id = o.user_id and h.purpose = 'order' and h.reference = o.id::text
     )
  )
  select (select max(id)::text from page) as "lastId",
         coalesce((select json_agg(json_build_object('kind', 'ORDERS', 'accountId', coalesce(account_id::text, ''), 'owner', owner,
           'asset', asset, 'expected', reserved::text, 'found', '0') order by id) from differences), '[]') as differences`;

const OFF_BALANCE = `
  select 'ASSET' as kind, '' as "accountId", '' as owner, asset, '0' as expected, sum(available::numeric + held)::text as found
    from accounts group by asset having sum(available::numeric + held) <> 0 order by asset`;

const decimals = (sum: string) => `trim_scale(${sum} / power(10::numeric, s.scale))::text`;

const TRIAL_BALANCE = `
  select a.asset, case a.owner_type when 'user' then 'user ' || a.wallet else a.owner_id end as owner, count(*)::int as accounts,
         ${decimals('sum(a.available::numeric)')} as available, ${decimals('sum(a.held::numeric)')} as held
    from accounts a join assets s on s.asset = a.asset
   group by a.asset, s.scale, s.sort, 2 order by s.sort desc, a.asset, 2`;

interface Page {
  lastId: string | null;
  accounts: number;
  differences: Difference[];
}

/** Sums and comparisons, over either database. */
export function createReconciliationRepository(database: Lane): ReconciliationStore {
  return {
    advance: (limit) =>
      database.transaction(async (tx) => {
        await tx.query(LOCK);
        const [row] = await tx.query<{ counted: number }>(ADVANCE, [limit]);
        return row?.counted ?? 0;
      }),
    restart: () =>
      database.transaction(async (tx) => {
        await tx.query(LOCK);
        await tx.query(RESTART);
      }),
    compare: async (afterId, limit) => {
      const [page] = await database.query<Page>(COMPARE, [afterId, limit]);
      return page?.lastId == null ? undefined : { ...page, lastId: page.lastId };
    },
    compareOrders: async (afterId, limit) => {
      const [page] = await database.query<Omit<Page, 'accounts'>>(COMPARE_ORDERS, [afterId, limit]);
      return page?.lastId == null ? undefined : { ...page, lastId: page.lastId };
    },
    compareOpen: async (purpose, afterId, limit) => {
      const [page] = await database.query<Omit<Page, 'accounts'>>(rowsWithoutHold(purpose), [afterId, limit]);
      return page?.lastId == null ? undefined : { ...page, lastId: page.lastId };
    },
    taken: () => database.query<Difference>(TAKEN),
    offBalance: () => database.query<Difference>(OFF_BALANCE),
    trialBalance: () => database.query<TrialBalanceRow>(TRIAL_BALANCE),
  };
}

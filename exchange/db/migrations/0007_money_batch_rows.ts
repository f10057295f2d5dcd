import type { Migration } from './migration';

// The batch function of 0001 with rows as arrays of the tables' own types instead of JSON, which it parsed anew for every statement.
// Its rules are the same: it checks what it is told against the ledger's, so that a fault in the program ends in a rolled back batch.

// Rows to change are found by a scalar subquery and joined by their place. A plan for a plain join is made once, while the
// table is small, and may then read a table that has grown from its beginning; this one can only be the index.
const markets = `
  update market_state m set seq = c.seq, last_price_ticks = c.last_price_ticks
    from (select r.*, (select s.ctid from market_state s where s.symbol = r.symbol) as place from unnest(p_markets) as r) c
   where m.ctid = c.place and m.epoch = c.epoch;
  get diagnostics affected = row_count;
  if affected <> cardinality(p_markets) then
    raise exception 'a market of this batch has another owner now' using errcode = 'KM001';
  end if;
`;

// Of p_changes only what can change is filled in.
const orders = `
  if cardinality(p_orders) > 0 then
    insert into spot_orders select * from unnest(p_orders);
    insert into spot_open_orders (user_id, order_id) select r.user_id, r.id from unnest(p_orders) as r where r.status = 'OPEN';
  end if;

  if cardinality(p_changes) > 0 then
    update spot_orders o
       set filled_lots = c.filled_lots, filled_quote = c.filled_quote, fee_paid = c.fee_paid, reserved = c.reserved,
           status = c.status, close_reason = c.close_reason, updated_ms = c.updated_ms
      from (select r.*, (select s.ctid from spot_orders s where s.id = r.id) as place from unnest(p_changes) as r) c
     where o.ctid = c.place and o.status = 'OPEN';
    get diagnostics affected = row_count;
    if affected <> cardinality(p_changes) then
      raise exception 'an order of this batch is not open in the database' using errcode = 'KM002';
    end if;

    delete from spot_open_orders x
      using (
        select (select s.ctid from spot_open_orders s where s.user_id = r.user_id and s.order_id = r.id) as place
          from unnest(p_changes) as r where r.status <> 'OPEN'
      ) c
     where x.ctid = c.place;
  end if;
`;

// Of p_balances only the id is a value; available and held are how much they move by.
const ledger = `
  if cardinality(p_trades) > 0 then
    insert into spot_trades select * from unnest(p_trades);
  end if;
  if cardinality(p_postings) > 0 then
    insert into ledger_postings select * from unnest(p_postings);
  end if;
  if cardinality(p_entries) > 0 then
    insert into ledger_entries select * from unnest(p_entries);
  end if;

  update accounts a set available = a.available + c.available, held = a.held + c.held
    from (
      select r.id, r.available, r.held, (select s.ctid from accounts s where s.id = r.id) as place from unnest(p_balances) as r
    ) c
   where a.ctid = c.place;
  get diagnostics affected = row_count;
  if affected <> cardinality(p_balances) then
    raise exception 'an account of this batch does not exist or is being changed by somebody else' using errcode = 'KM003';
  end if;
`;

const checks = `
  if cardinality(p_entries) > 0 and exists (
    select 1
      from (
        select e.posting_id, (select a.asset from accounts a where a.id = e.account_id) as asset, e.amount from unnest(p_entries) as e
      ) entered
     group by posting_id, asset
    having sum(amount) <> 0
  ) then
    raise exception 'a posting of this batch is not balanced' using errcode = 'KM004';
  end if;

  if exists (
    select 1
      from (
        select account_id, amount as entered, 0 as moved from unnest(p_entries)
        union all
        select id, 0, available + held from unnest(p_balances)
      ) both_sides
     group by account_id
    having sum(entered) <> sum(moved)
  ) then
    raise exception 'a balance of this batch moves by another amount than its entries' using errcode = 'KM005';
  end if;
`;

// Plans are made once, while tables are small, and must suit them when they are large: hence no sequential scans.
const sql = `
drop function apply_money_batch(json, json, json, json, json, json, json);

create function apply_money_batch(
  p_markets market_state[], p_orders spot_orders[], p_changes spot_orders[], p_trades spot_trades[],
  p_postings ledger_postings[], p_entries ledger_entries[], p_balances accounts[]
) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off
as $body$
declare
  affected bigint;
begin
${markets}${orders}${ledger}${checks}
end
$body$;
`;

export const moneyBatchRows: Migration = { version: 7, name: 'money batch as rows', sql };

// One call writes a whole batch: group commit with a single round trip. The function checks what it is told against the
// ledger's rules, so that a fault in the program ends in a rolled back batch and never in wrong money.

// Rows to change are found by a scalar subquery and joined by their place. A plan for a plain join is made once, while the
// table is small, and may then read a table that has grown from its beginning; this one can only be the index.
const markets = `
  update market_state m set seq = c.seq, last_price_ticks = c.last_price_ticks
    from (
      select r.*, (select s.ctid from market_state s where s.symbol = r.symbol) as place
        from json_to_recordset(p_markets) as r(symbol text, epoch bigint, seq bigint, last_price_ticks bigint)
    ) c
   where m.ctid = c.place and m.epoch = c.epoch;
  get diagnostics affected = row_count;
  if affected <> json_array_length(p_markets) then
    raise exception 'a market of this batch has another owner now' using errcode = 'KM001';
  end if;
`;

const orders = `
  insert into spot_orders select * from json_populate_recordset(null::spot_orders, p_orders);
  insert into spot_open_orders (user_id, order_id)
    select r.user_id, r.id from json_to_recordset(p_orders) as r(user_id text, id bigint, status text) where r.status = 'OPEN';

  update spot_orders o
     set filled_lots = c.filled_lots, filled_quote = c.filled_quote, fee_paid = c.fee_paid, reserved = c.reserved,
         status = c.status, close_reason = c.close_reason, updated_ms = c.updated_ms
    from (
      select r.*, (select s.ctid from spot_orders s where s.id = r.id) as place
        from json_to_recordset(p_changes) as r(id bigint, filled_lots bigint, filled_quote bigint, fee_paid bigint,
             reserved bigint, status text, close_reason text, updated_ms bigint)
    ) c
   where o.ctid = c.place and o.status = 'OPEN';
  get diagnostics affected = row_count;
  if affected <> json_array_length(p_changes) then
    raise exception 'an order of this batch is not open in the database' using errcode = 'KM002';
  end if;

  delete from spot_open_orders x
    using (
      select (select s.ctid from spot_open_orders s where s.user_id = r.user_id and s.order_id = r.id) as place
        from json_to_recordset(p_changes) as r(user_id text, id bigint, status text) where r.status <> 'OPEN'
    ) c
   where x.ctid = c.place;
`;

const ledger = `
  insert into spot_trades select * from json_populate_recordset(null::spot_trades, p_trades);
  insert into ledger_postings select * from json_populate_recordset(null::ledger_postings, p_postings);
  insert into ledger_entries select * from json_populate_recordset(null::ledger_entries, p_entries);

  update accounts a set available = a.available + c.available, held = a.held + c.held
    from (
      select r.*, (select s.ctid from accounts s where s.id = r.id) as place
        from json_to_recordset(p_balances) as r(id bigint, available bigint, held bigint)
    ) c
   where a.ctid = c.place;
  get diagnostics affected = row_count;
  if affected <> json_array_length(p_balances) then
    raise exception 'an account of this batch does not exist or is being changed by somebody else' using errcode = 'KM003';
  end if;
`;

const checks = `
  if json_array_length(p_entries) > 0 and exists (
    select 1
      from (
        select e.posting_id, (select a.asset from accounts a where a.id = e.account_id) as asset, e.amount
          from json_populate_recordset(null::ledger_entries, p_entries) e
      ) entered
     group by posting_id, asset
    having sum(amount) <> 0
  ) then
    raise exception 'a posting of this batch is not balanced' using errcode = 'KM004';
  end if;

  if exists (
    select 1
      from (
        select account_id, amount as entered, 0 as moved from json_populate_recordset(null::ledger_entries, p_entries)
        union all
        select id, 0, available + held from json_to_recordset(p_balances) as c(id bigint, available bigint, held bigint)
      ) both_sides
     group by account_id
    having sum(entered) <> sum(moved)
  ) then
    raise exception 'a balance of this batch moves by another amount than its entries' using errcode = 'KM005';
  end if;
`;

// Plans are made once, while tables are small, and must suit them when they are large: hence no sequential scans.
export const applyMoneyBatch = `
create function apply_money_batch(
  p_markets json, p_orders json, p_changes json, p_trades json, p_postings json, p_entries json, p_balances json
) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off
as $body$
declare
  affected bigint;
begin
${markets}${orders}
${ledger}${checks}
end
$body$;
`;

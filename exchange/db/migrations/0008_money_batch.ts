// One call writes a whole batch: group commit with a single round trip. The function checks what it is told against the ledger's
// rules, so that a fault in the program ends in a rolled back batch and never in wrong money.

// Rows travel as types of their own, so that a column added to a table does not change what a batch says.
const types = `
drop function apply_money_batch(market_state[], spot_orders[], spot_orders[], spot_trades[], ledger_postings[], ledger_entries[], accounts[]);

create type batch_market as (symbol text, seq bigint, last_price_ticks bigint);
create type batch_trader as (user_id text, account_type smallint);
create type batch_account as (id bigint, owner_type text, owner_id text, wallet text, asset text);
create type batch_order as (
  id bigint, user_id text, account_type smallint, client_order_id text, symbol text, side text, type text, time_in_force text,
  is_post_only boolean, self_trade_prevention text, price_ticks bigint, lots bigint, quote_size bigint, filled_lots bigint,
  filled_quote bigint, fee_paid bigint, reserved bigint, status text, close_reason text, created_ms bigint, updated_ms bigint,
  maker_ppm integer, taker_ppm integer
);
create type batch_order_change as (
  id bigint, filled_lots bigint, filled_quote bigint, fee_paid bigint, reserved bigint, status text, close_reason text, updated_ms bigint
);
create type batch_trade as (
  id bigint, symbol text, price_ticks bigint, lots bigint, quote bigint, taker_side text, buyer_id text, seller_id text,
  buy_order_id bigint, sell_order_id bigint, buyer_fee bigint, seller_fee bigint, is_internal boolean, at_ms bigint
);
create type batch_posting as (id bigint, kind text, reference text, is_internal boolean, at_ms bigint);
create type batch_entry as (posting_id bigint, account_id bigint, amount bigint);
create type batch_move as (account_id bigint, available bigint, held bigint);
create type batch_hold as (owner_id text, purpose text, reference text, account_id bigint, before bigint, after bigint);
`;

const fence = `
  select f.epoch into current_epoch from money_fence f where f.id = 1 for update;
  if current_epoch is distinct from p_epoch then
    raise exception 'this writer was fenced off: epoch % came after %', current_epoch, p_epoch using errcode = 'KM001';
  end if;
`;

// Rows to change are found by a scalar subquery and joined by their place. A plan for a plain join is made once, while the
// table is small, and may then read a table that has grown from its beginning; this one can only be the index.
const markets = `
  update market_state m set seq = c.seq, last_price_ticks = c.last_price_ticks
    from (select r.*, (select s.ctid from market_state s where s.symbol = r.symbol) as place from unnest(p_markets) as r) c
   where m.ctid = c.place;
  get diagnostics affected = row_count;
  if affected <> cardinality(p_markets) then
    raise exception 'a market of this batch is not listed' using errcode = 'KM002';
  end if;
`;

export const insertOrders = `    insert into spot_orders (
      id, user_id, account_type, client_order_id, symbol, side, type, time_in_force, is_post_only, self_trade_prevention, price_ticks,
      lots, quote_size, filled_lots, filled_quote, fee_paid, reserved, status, close_reason, created_ms, updated_ms, maker_ppm, taker_ppm
    ) select * from unnest(p_orders);`;

export const insertTrades = `  if cardinality(p_trades) > 0 then
    insert into spot_trades (
      id, symbol, price_ticks, lots, quote, taker_side, buyer_id, seller_id, buy_order_id, sell_order_id, buyer_fee, seller_fee,
      is_internal, at_ms
    ) select * from unnest(p_trades);
  end if;
`;

const orders = `
  if cardinality(p_orders) > 0 then
${insertOrders}
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
  end if;

${insertTrades}`;

const ledger = `
  if cardinality(p_traders) > 0 then
    insert into traders (user_id, account_type) select * from unnest(p_traders);
  end if;
  if cardinality(p_accounts) > 0 then
    insert into accounts (id, owner_type, owner_id, wallet, asset) select * from unnest(p_accounts);
  end if;
  if cardinality(p_postings) > 0 then
    insert into ledger_postings (id, kind, reference, is_internal, at_ms) select * from unnest(p_postings);
  end if;
  if cardinality(p_entries) > 0 then
    insert into ledger_entries (posting_id, account_id, amount) select * from unnest(p_entries);
  end if;

  update accounts a set available = a.available + c.available, held = a.held + c.held
    from (select r.*, (select s.ctid from accounts s where s.id = r.account_id) as place from unnest(p_moves) as r) c
   where a.ctid = c.place;
  get diagnostics affected = row_count;
  if affected <> cardinality(p_moves) then
    raise exception 'an account of this batch does not exist or is being changed by somebody else' using errcode = 'KM003';
  end if;
`;

// A hold says what it was and what it is now: nothing was a hold that is made, nothing becomes one that ends.
const holds = `
  changed_holds := 0;
  select count(*) filter (where r.before = 0) > 0, count(*) filter (where r.before <> 0 and r.after <> 0) > 0,
         count(*) filter (where r.after = 0) > 0
    into has_new, has_changed, has_ended from unnest(p_holds) as r;
  if has_new then
    insert into holds (owner_id, purpose, reference, account_id, amount)
      select r.owner_id, r.purpose, r.reference, r.account_id, r.after from unnest(p_holds) as r where r.before = 0;
    get diagnostics affected = row_count;
    changed_holds := affected;
  end if;
  if has_changed then
    update holds h set amount = c.after
      from (
        select r.*, (
            select s.ctid from holds s
             where s.owner_id = r.owner_id and s.purpose = r.purpose and s.reference = r.reference and s.account_id = r.account_id
          ) as place
          from unnest(p_holds) as r where r.before <> 0 and r.after <> 0
      ) c
     where h.ctid = c.place and h.amount = c.before;
    get diagnostics affected = row_count;
    changed_holds := changed_holds + affected;
  end if;
  if has_ended then
    delete from holds h
      using (
        select r.before, (
            select s.ctid from holds s
             where s.owner_id = r.owner_id and s.purpose = r.purpose and s.reference = r.reference and s.account_id = r.account_id
          ) as place
          from unnest(p_holds) as r where r.after = 0
      ) c
     where h.ctid = c.place and h.amount = c.before;
    get diagnostics affected = row_count;
    changed_holds := changed_holds + affected;
  end if;
  if changed_holds <> cardinality(p_holds) then
    raise exception 'a hold of this batch is another one in the database' using errcode = 'KM006';
  end if;
`;

// Rows of registered tables, with their columns by name: inserted, or changed by their key.
const more = `
  for part in select r.* from json_to_recordset(p_more) as r("table" text, write text, rows json) loop
    select t.key_columns into keys from money_tables t where t.name = part."table";
    if keys is null then
      raise exception 'table % is not one that batches write to', part."table" using errcode = 'KM007';
    end if;
    if part.write = 'insert' then
      select string_agg(quote_ident(k), ', ') into columns from json_object_keys(part.rows -> 0) k;
      execute format('insert into %I (%s) select %s from json_populate_recordset(null::%I, $1)', part."table", columns, columns, part."table")
        using part.rows;
    else
      select string_agg(format('%1$I = c.%1$I', k), ', ') into columns from json_object_keys(part.rows -> 0) k where k <> all (keys);
      select string_agg(format('t.%1$I = c.%1$I', k), ' and ') into matching from unnest(keys) k;
      execute format('update %I t set %s from json_populate_recordset(null::%I, $1) c where %s', part."table", columns, part."table", matching)
        using part.rows;
    end if;
    get diagnostics affected = row_count;
    if affected <> json_array_length(part.rows) then
      raise exception 'a row of % that this batch changes is not there', part."table" using errcode = 'KM007';
    end if;
  end loop;
`;

const postingsBalance = `
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
`;

const refuseBroken = `  if broken = 1 then
    raise exception 'a balance of this batch moves by another amount than its entries' using errcode = 'KM005';
  elsif broken = 2 then
    raise exception 'a held amount of this batch moves by another amount than its holds' using errcode = 'KM005';
  end if;
`;

const accountsAgree = `
  select max(case when b.entered <> b.moved then 1 when b.held <> b.holds then 2 else 0 end) into broken
    from (
      select sum(entered) as entered, sum(moved) as moved, sum(held) as held, sum(holds) as holds
        from (
          select account_id, amount as entered, 0 as moved, 0 as held, 0 as holds from unnest(p_entries)
          union all
          select account_id, 0, available + held, held, 0 from unnest(p_moves)
          union all
          select account_id, 0, 0, 0, after - before from unnest(p_holds)
        ) sides
       group by account_id
    ) b;
`;

// Plans are made once, while tables are small, and must suit them when they are large: hence no sequential scans.
const body = (ordersPart: string, agreement: string) => `(
  p_epoch bigint, p_markets batch_market[], p_traders batch_trader[], p_accounts batch_account[], p_orders batch_order[],
  p_changes batch_order_change[], p_trades batch_trade[], p_postings batch_posting[], p_entries batch_entry[], p_moves batch_move[],
  p_holds batch_hold[], p_more json
) returns void language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan set jit = off
as $body$
declare
  affected bigint;
  changed_holds bigint;
  has_new boolean;
  has_changed boolean;
  has_ended boolean;
  current_epoch bigint;
  broken integer;
  part record;
  keys text[];
  columns text;
  matching text;
begin
${fence}${markets}${ordersPart}${ledger}${holds}${more}${postingsBalance}${agreement}${refuseBroken}
end
$body$;
`;

export const moneyBatchFunction = `${types}
create function apply_money_batch${body(orders, accountsAgree)}`;

/**
 * The same function with other statements for orders, as a later migration replaces it; and another query that says in `broken` whether
 * entries, moves and holds of each account agree.
 */
export const moneyBatchWith = (ordersPart: string, agreement = accountsAgree) =>
  `create or replace function apply_money_batch${body(ordersPart, agreement)}`;

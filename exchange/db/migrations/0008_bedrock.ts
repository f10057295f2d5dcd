import { moneyBatchFunction } from './0008_money_batch';
import { transfers } from './0008_transfers';
import type { Migration } from './migration';

// Whoever writes money does so under an epoch. Every batch locks this row first, so that raising the epoch waits for a batch that is
// still on its way, and defeats one that comes later. The owner is a name the writer gave itself: a writer whose call was answered by
// nobody knows by it whether the epoch is its own.
const fence = `
create table money_fence (id smallint primary key check (id = 1), epoch bigint not null, owner text not null);
insert into money_fence (id, epoch, owner) values (1, 0, '');

create function take_money_fence(p_owner text, p_is_new boolean) returns bigint language plpgsql
set lock_timeout = '5s'
as $body$
declare
  taken bigint;
begin
  update money_fence set epoch = epoch + 1, owner = p_owner where id = 1 and (p_is_new or owner = p_owner) returning epoch into taken;
  return taken;
end
$body$;

alter table market_state drop column epoch;
alter table market_state
  add column state text not null default 'LIVE' check (state in ('LIVE', 'POST_ONLY', 'CANCEL_ONLY', 'HALTED', 'DELISTED')),
  add column state_reason text;
`;

// What is held is held for something. What open orders reserve was known by the orders alone; the list of open orders is now a part
// of the holds, for an open order always has one.
const holds = `
create table holds (
  owner_id text collate "C" not null,
  purpose text collate "C" not null check (purpose in ('order', 'withdrawal', 'margin', 'plan')),
  reference text collate "C" not null,
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  primary key (owner_id, purpose, reference, account_id)
) with (fillfactor = 70);

insert into holds (owner_id, purpose, reference, account_id, amount)
select o.user_id, 'order', o.id::text, a.id, o.reserved
  from spot_open_orders x
  join spot_orders o on o.id = x.order_id
  join markets m on m.symbol = o.symbol
  join accounts a on a.owner_type = 'user' and a.owner_id = o.user_id and a.wallet = 'TRADE'
   and a.asset = case o.side when 'BUY' then m.quote else m.base end
 where o.reserved > 0;

drop table spot_open_orders;
create view spot_open_orders as select owner_id as user_id, reference::bigint as order_id from holds where purpose = 'order';
`;

// Accounts and orders: ids of accounts come from ranges, so that a row is first written by the batch that moves it; a name makes one
// order, ever; an order knows its fee rates from the moment it is placed.
const orders = `
alter table accounts alter column id drop identity;
insert into id_ranges (name, next) select 'account', coalesce(max(id), 0) + 1 from accounts;
alter table accounts
  drop constraint accounts_available_check,
  add constraint accounts_available_check
    check (available >= 0 or (owner_type = 'system' and owner_id in ('issuance', 'adjustments')));

-- The newest order keeps its name: it is the one its owner would be answered with.
update spot_orders o set client_order_id = o.client_order_id || '~' || o.id
 where exists (
   select 1 from spot_orders n where n.user_id = o.user_id and n.client_order_id = o.client_order_id and n.id > o.id
 );
drop index spot_orders_by_client_id;
create unique index spot_orders_by_client_id on spot_orders (user_id, client_order_id);

alter table spot_orders add column maker_ppm integer not null default 0, add column taker_ppm integer not null default 0;
update spot_orders o set maker_ppm = f.maker_ppm, taker_ppm = f.taker_ppm
  from traders t join fee_tiers f on f.tier = t.fee_tier
 where o.status = 'OPEN' and t.user_id = o.user_id;
`;

// Tables that a batch may write to besides those of the ledger and of orders, with the columns that name a row.
const registry = `
create table money_tables (name text primary key, key_columns text[] not null);
insert into money_tables (name, key_columns) values ('market_state', '{symbol}');
`;

export const bedrock: Migration = { version: 8, name: 'bedrock', sql: fence + holds + orders + registry + transfers + moneyBatchFunction };

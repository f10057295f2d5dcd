import type { Migration } from './migration';

// What a user's filtered history is read from. Whatever the filter, the newest rows of each combination of its columns stand together
// in one index, in the order they are shown in; a reader takes the newest of each and merges them (spotHistory.ts), so that a page
// costs the same after millions of orders.

// Whether an order was filled is known when it closes. In an index of spot_orders it would have to be written again, with all the
// others, whenever an order closes; written once into a table of its own it is cheap. Accounts of the house read no history.
const closedOrders = `
create table spot_closed_orders (
  user_id text collate "C" not null,
  symbol text collate "C" not null,
  is_buy boolean not null,
  is_filled boolean not null,
  created_ms bigint not null,
  order_id bigint not null,
  primary key (user_id, symbol, is_buy, is_filled, created_ms, order_id)
);

insert into spot_closed_orders (user_id, symbol, is_buy, is_filled, created_ms, order_id)
select user_id, symbol, side = 'BUY', status = 'FILLED', created_ms, id from spot_orders where status <> 'OPEN' and account_type <> 2;

create function keep_closed_orders() returns trigger language plpgsql
as $body$
begin
  insert into spot_closed_orders (user_id, symbol, is_buy, is_filled, created_ms, order_id)
  select user_id, symbol, side = 'BUY', status = 'FILLED', created_ms, id from written where status <> 'OPEN' and account_type <> 2;
  return null;
end
$body$;

create trigger spot_orders_placed after insert on spot_orders
  referencing new table as written for each statement execute function keep_closed_orders();
create trigger spot_orders_changed after update on spot_orders
  referencing new table as written for each statement execute function keep_closed_orders();
`;

const trades = `
drop index spot_trades_by_buyer;
drop index spot_trades_by_seller;
create index spot_trades_by_buyer on spot_trades (buyer_id, symbol, at_ms, id);
create index spot_trades_by_seller on spot_trades (seller_id, symbol, at_ms, id);
create index spot_trades_by_buy_order on spot_trades (buy_order_id, id);
create index spot_trades_by_sell_order on spot_trades (sell_order_id, id);
`;

export const historyIndexes: Migration = { version: 9, name: 'history indexes', sql: closedOrders + trades };

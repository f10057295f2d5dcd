import type { Migration } from './migration';

// Purchases and sales for money. Written by batches of the money writer alone: what happens to an order and what it moves are one.
// Amounts of money are exact decimals; coins are ledger units.
const orders = `
create table express_orders (
  id bigint primary key,
  user_id text not null,
  brand text not null,
  client_order_id text collate "C" not null,
  side text not null check (side in ('BUY', 'SELL')),
  state text not null check (state in (
    'CREATED', 'WAITING', 'PAID', 'DELIVERING', 'DELIVERED', 'FAILED', 'EXPIRED', 'CANCELLED', 'REFUNDED', 'CHARGED_BACK'
  )),
  coin text not null references assets,
  currency text not null,
  method_id text not null,
  method_kind text not null,
  provider text not null,
  price numeric not null check (price > 0),
  is_priced boolean not null,
  total numeric not null check (total >= 0),
  for_coins numeric not null,
  provider_fee numeric not null check (provider_fee >= 0),
  own_fee numeric not null check (own_fee >= 0),
  coins bigint not null check (coins >= 0),
  fee_coins bigint not null check (fee_coins >= 0),
  usd numeric not null,
  eur numeric not null,
  payment_id text,
  pay_url text,
  pay_until_ms bigint not null,
  max_minutes integer not null,
  hold_hours integer not null,
  paid_with text,
  created_ms bigint not null,
  opened_ms bigint,
  paid_ms bigint,
  delivered_ms bigint,
  ended_ms bigint,
  refunded_ms bigint,
  sendable_ms bigint,
  taken_back bigint not null check (taken_back >= 0),
  debt bigint not null check (debt >= 0),
  unique (user_id, client_order_id)
);
create index express_orders_by_user on express_orders (user_id, created_ms desc, id desc);
create index express_orders_under_way on express_orders (id) where state in ('CREATED', 'WAITING', 'PAID', 'DELIVERING');
create index express_orders_to_refund on express_orders (id) where state = 'REFUNDED' and side = 'BUY' and refunded_ms is null;
create index express_orders_owed on express_orders (user_id) where debt > 0;
create unique index express_orders_by_payment on express_orders (payment_id) where payment_id is not null;
insert into money_tables (name, key_columns) values ('express_orders', '{id}');
insert into id_ranges (name, next) values ('express', 1);
`;

export const expressOrders: Migration = { version: 74, name: 'express orders', sql: orders };
